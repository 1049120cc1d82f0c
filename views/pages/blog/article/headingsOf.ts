import type { ArticleBlock } from '#content/blog/article.ts';
import { type Heading, renderMarkdown } from '../../../renderMarkdown.ts';

/** The headings of an article’s parts, for its list of contents. */
export const headingsOf = (body: readonly ArticleBlock[]): readonly Heading[] =>
  body
    .flatMap((block) => (typeof block === 'string' ? renderMarkdown(block).headings : []))
    .filter(({ depth }) => depth === 2);
