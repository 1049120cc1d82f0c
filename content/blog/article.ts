/** What an article is made of: the long answer to the question in a post's title. */
import type { Rule, Source } from '../rules/rule.ts';
import type { Section } from '../sections.ts';

/** The kinds of block that may stand between paragraphs; they look as on service pages. */
export type Figure = Extract<
  Section,
  { readonly kind: 'table' | 'steps' | 'code' | 'sum' | 'flow' | 'facts' | 'checklist' | 'anatomy' }
>;

/** Markdown, with `##` for headings and `[label](/Route)` for links, or a figure. */
export type ArticleBlock = string | Figure;

export interface Article {
  /** For search results: 120 to 155 characters. */
  readonly summary: string;
  readonly body: readonly ArticleBlock[];
  /** The public rules that it states; the note at its end names their sources. */
  readonly rules?: readonly Rule[];
  /** Other places where what it says can be read. */
  readonly sources?: readonly Source[];
}
