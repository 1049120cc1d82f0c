import type { RequestHandler } from 'express';
import type { FormName } from '#content/forms/form.ts';
import type { Metrics, SubmissionOutcome } from '../observability/metrics.ts';

/** Counts the posts of a form by their outcome. */
export function submissionMetrics(form: FormName, metrics: Metrics): RequestHandler {
  return (_request, response, next) => {
    response.once('finish', () => metrics.submission(form, outcomeOf(response.statusCode)));
    next();
  };
}

function outcomeOf(status: number): SubmissionOutcome {
  if (status === 200) return 'accepted';
  return status === 422 ? 'invalid' : 'refused';
}
