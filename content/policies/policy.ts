import type { ClosingCall } from '../closingCall.ts';
import type { Company } from '../company.ts';
import type { PictureText } from '../pictureText.ts';
import type { Rule } from '../rules/rule.ts';
import type { Fact } from '../sections.ts';

/** Turns a drawing that belongs to a text into HTML, which Markdown takes as it is. */
export type Draw = (drawing: PictureText) => string;

/** A legal page: its title, its opening sentence, and its text in Markdown with the company's own details filled in. */
export interface Policy {
  readonly heading: string;
  readonly lead: string;
  /** Beside them, and shown on phones below. */
  readonly picture: PictureText;
  /** What most readers come for, at the head of the page. */
  readonly inShort: readonly Fact[];
  readonly body: (company: Company, draw: Draw) => string;
  /** The public rules that it states; a note at its end names their sources. */
  readonly rules?: readonly Rule[];
}

/** What the page of a policy says around its text. */
export const policyLabels = { lastChanged: 'Last changed on', contents: 'Contents' } as const;

/** The last band of every policy. */
export const policyClosing: ClosingCall = {
  heading: 'Is anything unclear?',
  text: 'Name the page and the section. We reply by email or phone.',
};
