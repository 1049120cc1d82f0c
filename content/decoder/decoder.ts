import type { Path } from '../pages.ts';

/** Where the decoder is, and its form. */
export const decoder = {
  page: '/OperatorFinder',
  parameter: 'code',
  /** The anchor of the form, so that an answer is in sight. */
  anchor: 'decoder',
  /** No code is longer with its separators; the rest would only be repeated to the visitor. */
  mostCharacters: 24,
} as const satisfies { page: Path; [name: string]: string | number };
