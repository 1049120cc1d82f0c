import type { RequestHandler } from 'express';
import type { FormDescription } from '#content/forms/form.ts';
import { type RenderPage, sendOutcome } from './sendOutcome.ts';
import { shownState } from './shownState.ts';
import { validateSubmission } from './validateSubmission.ts';

/** Answers a form of text fields, whose body has been parsed. */
export function textFormHandler(form: FormDescription, render: RenderPage): RequestHandler {
  return (request, response) => {
    const validation = validateSubmission(form, request.body);
    const status = validation.ok ? 200 : 422;
    const query = shownState(form, request.body);
    sendOutcome(request, response, { form, status, validation, query, render });
  };
}
