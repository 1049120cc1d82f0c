import type { Company } from '#content/company.ts';
import type { Theme } from '#views/site.ts';

/** What the documents are written from. */
export interface DocumentOptions {
  readonly company: Company;
  readonly theme: Theme;
  /** The public origin. */
  readonly origin: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}
