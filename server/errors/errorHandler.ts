import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { ErrorPageProps } from '#views/ErrorPage.tsx';
import { errorTexts } from './catalogue.ts';
import { HttpError, statusOf } from './HttpError.ts';

/** Whatever no route answered. */
export const notFound: RequestHandler = () => {
  throw new HttpError(404);
};

/**
 * Answers every failure in the site's layout, without a word from inside (contract, "GET"). A failure of ours
 * is logged with its cause; the visitor gets the request's id to quote.
 */
export function errorHandler(
  renderErrorPage: (props: ErrorPageProps) => string,
): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const status = statusOf(error);
    if (status === 500) request.log.error({ err: error }, 'request failed');
    const requestId = status === 500 ? String(request.id) : undefined;
    response
      .status(status)
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(renderErrorPage({ ...errorTexts[status], requestId }));
  };
}
