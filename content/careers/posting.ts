import type { PictureText } from '../pictureText.ts';

/** One part of a job's description: a title over a paragraph or a list. */
export interface DescriptionSection {
  readonly id: string;
  readonly descriptionTitle: string;
  readonly description: string | readonly string[];
}

/** A job posting (docs/behaviour.md, "What the pages show"). */
export interface Posting {
  /** Also its slug in the URL: `/Career?job=…`. */
  readonly id: string;
  readonly jobTitle: string;
  readonly shortTitle: string;
  /** The department. */
  readonly posting: string;
  /** The day on which it was posted, `YYYY-MM-DD`. */
  readonly timestamp: string;
  readonly location: { readonly locality: string; readonly region: string };
  /** In lakh rupees a year. */
  readonly salary: { readonly from: number; readonly to: number };
  readonly jobType: string;
  /** Beside what is said about the role. */
  readonly picture: PictureText;
  readonly qualifications: readonly string[];
  readonly jobDescription: readonly DescriptionSection[];
}
