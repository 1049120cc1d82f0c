import type { ErrorRequestHandler } from 'express';
import { backToForm, errorTexts } from '#content/errors.ts';
import type { FormDescription } from '#content/forms/form.ts';
import type { ErrorPageProps } from '#views/pages/error/ErrorPage.tsx';
import { statusOf } from '../errors/HttpError.ts';
import { sendHtml } from '../pages/sendHtml.ts';
import { formAddress } from './formAddress.ts';
import { wantsJson } from './wantsJson.ts';

/** Answers a post that was refused before its fields were read. Server errors are left to the site's own handler. */
export function formErrorHandler(
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
    const back = { href: formAddress(form), label: backToForm };
    sendHtml(request, response, renderErrorPage({ ...text, back }));
  };
}
