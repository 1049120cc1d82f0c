import type { Article, ArticleBlock, Figure } from '#content/blog/article.ts';
import { type Heading, renderMarkdown } from '../../../renderMarkdown.ts';

/** The text between two figures, as HTML with its headings, or a figure. */
export type ReadBlock = ReturnType<typeof renderMarkdown> | Figure;

/* A page, its data for search engines, the feed and the search all ask; Markdown is what takes the time. */
const known = new WeakMap<Article, readonly ReadBlock[]>();

/** The blocks of an article, their Markdown turned into HTML once. */
export function readArticle(article: Article): readonly ReadBlock[] {
  const read = known.get(article) ?? joinText(article.body).map(readBlock);
  known.set(article, read);
  return read;
}

/** The headings of its text, for the list of contents. */
export const headingsOf = (article: Article): readonly Heading[] =>
  readArticle(article)
    .flatMap((block) => ('html' in block ? block.headings : []))
    .filter(({ depth }) => depth === 2);

const readBlock = (block: ArticleBlock): ReadBlock =>
  typeof block === 'string' ? renderMarkdown(block) : block;

/* Text between two figures is one text, in however many strings it is written. */
function joinText(body: readonly ArticleBlock[]): readonly ArticleBlock[] {
  const joined: ArticleBlock[] = [];
  for (const block of body) {
    const last = joined.at(-1);
    if (typeof last === 'string' && typeof block === 'string')
      joined.splice(-1, 1, `${last}\n\n${block}`);
    else joined.push(block);
  }
  return joined;
}
