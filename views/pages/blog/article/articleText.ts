/** The words of an article, without its markup: what is counted, searched and quoted. */
import type { Article, ArticleBlock, Figure } from '#content/blog/article.ts';
import { renderMarkdown } from '../../../renderMarkdown.ts';
import { plainText } from '../../../structuredData/plainText.ts';

/** Its paragraphs, headings, list items and cells, one by one. */
export const passagesOf = ({ body }: Article): readonly string[] =>
  body.flatMap((block) => passages(block)).filter((passage) => passage !== '');

/** How many words it has. */
export const wordCount = (article: Article): number =>
  passagesOf(article).reduce((sum, passage) => sum + passage.split(/\s+/).length, 0);

/* What adults read in a minute, when they read to learn something. */
const wordsPerMinute = 200;

/** How long reading it takes, in whole minutes. */
export const readingMinutes = (article: Article): number =>
  Math.max(1, Math.round(wordCount(article) / wordsPerMinute));

const passages = (block: ArticleBlock): readonly string[] =>
  typeof block === 'string' ? ofMarkdown(block) : ofFigure(block);

const ofMarkdown = (markdown: string): readonly string[] =>
  renderMarkdown(markdown)
    .html.split(/<\/(?:p|li|h\d|td|th|pre|blockquote)>/)
    .map((html) => decode(html.replace(/<[^>]+>/g, '')).trim());

/* Fields that say how a figure is drawn. */
const drawing = new Set(['kind', 'id', 'icon']);

function ofFigure(figure: Figure): readonly string[] {
  const strings = (value: unknown): readonly string[] => {
    if (typeof value === 'string') return [plainText(value)];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, each]) =>
      drawing.has(name) ? [] : strings(each),
    );
  };
  return strings(figure);
}

const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

const decode = (html: string): string =>
  html.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => characters[entity] ?? entity);
