/** The words of an article, without its markup: what is counted, searched and quoted. */
import type { Article, Figure } from '#content/blog/article.ts';
import { plainText } from '../../../structuredData/plainText.ts';
import { readArticle } from './readArticle.ts';

/** Its paragraphs, headings, list items and cells, one by one. */
export const passagesOf = (article: Article): readonly string[] =>
  readArticle(article)
    .flatMap((block) => ('html' in block ? ofHtml(block.html) : ofFigure(block)))
    .filter((passage) => passage !== '');

/** How many words it has. */
export const wordCount = (article: Article): number =>
  passagesOf(article).reduce((sum, passage) => sum + passage.split(/\s+/).length, 0);

const ofHtml = (html: string): readonly string[] =>
  html
    .split(/<\/(?:p|li|h\d|td|th|pre|blockquote)>/)
    .map((part) => decode(part.replace(/<[^>]+>/g, '')).trim());

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
