import type { Company } from '#content/company.ts';

/** What the documents are written from. */
export interface DocumentOptions {
  readonly company: Company;
  /** The public origin. */
  readonly origin: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}
