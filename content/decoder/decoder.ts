import type { Path } from '../pages.ts';

/** Where the decoder is, and the parameter of its form. */
export const decoder = {
  page: '/OperatorFinder',
  parameter: 'code',
  /** The anchor of the form, so that an answer is in sight. */
  anchor: 'decoder',
} as const satisfies { page: Path; [name: string]: string };
