import type { Request, Response } from 'express';
import type { FormDescription } from '#content/forms/form.ts';
import { pages } from '#content/pages.ts';
import { readPageState } from '#content/urlState.ts';
import type { PageProps } from '#views/pages/pageProps.ts';
import type { FormOutcome } from '#views/widgets/forms/outcome.ts';
import { sendHtml } from '../pages/sendHtml.ts';
import type { Validation } from './validateSubmission.ts';
import { wantsJson } from './wantsJson.ts';

/** Makes the HTML of a page. */
export type RenderPage = (props: PageProps) => string;

interface Outcome {
  readonly form: FormDescription;
  readonly status: 200 | 413 | 422;
  readonly validation: Validation;
  /** The state in which the form's page is shown. */
  readonly query: URLSearchParams;
  readonly render: RenderPage;
}

/** Answers a submission that has been validated: a script with JSON, a person with the form's page. */
export function sendOutcome(request: Request, response: Response, outcome: Outcome): void {
  response.status(outcome.status);
  if (wantsJson(request)) response.json(jsonOf(outcome));
  else sendHtml(request, response, pageOf(outcome));
}

function jsonOf({ form, validation }: Outcome): object {
  return validation.ok
    ? { ok: true, message: form.acknowledgement.message }
    : { ok: false, errors: validation.errors };
}

function pageOf({ form, validation, query, render }: Outcome): string {
  const page = pages.find((each) => each.path === form.page);
  if (page === undefined) throw new Error(`No page holds the form ${form.name}.`);
  const { values } = validation;
  const outcome: FormOutcome = validation.ok
    ? { kind: 'accepted', values }
    : { kind: 'invalid', values, errors: validation.errors };
  const state = readPageState(page.path, query);
  return render({ page, state, submission: { form: form.name, outcome } });
}
