import type { ErrorRequestHandler } from 'express';
import type { FormDescription } from '#content/forms/form.ts';
import type { ErrorPageProps } from '#views/pages/error/ErrorPage.tsx';
import { errorTexts } from '../errors/catalogue.ts';
import { statusOf } from '../errors/HttpError.ts';
import { sendHtml } from '../pages/sendHtml.ts';
import { wantsJson } from './answer.ts';

/** Answers a post that could not be judged at all, and leads back to its form. Faults of ours go on to the site's error handler. */
export function formErrors(
  form: FormDescription,
  renderErrorPage: (props: ErrorPageProps) => string,
): ErrorRequestHandler {
  return (error, request, response, next) => {
    const status = statusOf(error);
    if (status === 500 || response.headersSent) {
      next(error);
      return;
    }
    const text = errorTexts[status];
    response.status(status);
    if (wantsJson(request)) {
      response.json({ ok: false, message: text.advice });
      return;
    }
    const back = { href: addressOf(form), label: 'Back to the form' };
    sendHtml(request, response, renderErrorPage({ ...text, back }));
  };
}

/** The page of a form, in the state in which the form shows. */
export const addressOf = ({ page, query }: FormDescription): string =>
  query === '' ? page : `${page}?${query}`;
