/** The two shapes in which a form is answered: a page for people, JSON for scripts (docs/behaviour.md, "Outcomes"). */
import type { Request, Response } from 'express';
import type { FormDescription } from '#content/forms/form.ts';
import { pages } from '#content/pages.ts';
import { readPageState } from '#content/urlState.ts';
import type { PageProps } from '#views/pages/pageProps.ts';
import type { FormOutcome } from '#views/widgets/forms/outcome.ts';
import { sendHtml } from '../pages/sendHtml.ts';
import type { Verdict } from './schema.ts';

export type RenderPage = (props: PageProps) => string;

/** Whether the client prefers JSON to a page. */
export const wantsJson = (request: Request): boolean =>
  request.accepts(['html', 'json']) === 'json';

/**
 * Answers a judged submission.
 * @param query the state of the form's page to show beside the outcome
 */
export function answer(
  request: Request,
  response: Response,
  render: RenderPage,
  form: FormDescription,
  verdict: Verdict & { readonly status: 200 | 413 | 422 },
  query: URLSearchParams,
): void {
  response.status(verdict.status);
  if (wantsJson(request)) {
    response.json(
      verdict.ok
        ? { ok: true, message: form.acknowledgement.message }
        : { ok: false, errors: verdict.errors },
    );
    return;
  }
  const page = pages.find((each) => each.path === form.page);
  if (page === undefined) throw new Error(`No page holds the form ${form.name}.`);
  const outcome: FormOutcome = verdict.ok
    ? { kind: 'accepted', values: verdict.values }
    : { kind: 'invalid', values: verdict.values, errors: verdict.errors };
  const state = readPageState(page.path, query);
  const submission = { form: form.name, outcome };
  sendHtml(request, response, render({ page, state, submission }));
}
