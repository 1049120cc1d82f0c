/** What is counted of the site's work. */
import type { FormName } from '#content/forms/form.ts';

export type SubmissionOutcome = 'accepted' | 'invalid' | 'refused';

export interface Metrics {
  /** @param route a path of the page table, an endpoint, or the name of a group: never what a client typed */
  request(route: string, status: number, seconds: number): void;
  submission(form: FormName, outcome: SubmissionOutcome): void;
  uploadStarted(): void;
  uploadEnded(): void;
}

/** Counts nothing: metrics are off. */
export const noMetrics: Metrics = {
  request() {},
  submission() {},
  uploadStarted() {},
  uploadEnded() {},
};
