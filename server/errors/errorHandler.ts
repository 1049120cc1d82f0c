import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { type ErrorText, errorTexts } from '#content/errors.ts';
import type { ErrorPageProps } from '#views/pages/error/ErrorPage.tsx';
import { sendHtml } from '../pages/sendHtml.ts';
import { HttpError, statusOf } from './HttpError.ts';
import { suggestPages } from './suggestPages.ts';

/** Answers 404 to every request that no route has answered. */
export const notFound: RequestHandler = () => {
  throw new HttpError(404);
};

/**
 * Answers every error with a page in the site's layout that says nothing about the code. A server error (500) is
 * logged with its cause, and the page shows the request's id for the visitor to quote.
 */
export function errorHandler(
  renderErrorPage: (props: ErrorPageProps) => string,
  logger: Logger,
): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const status = statusOf(error);
    const id = String(response.locals.requestId);
    if (status === 500) logger.error({ id, err: error }, 'request failed');
    const text: ErrorText = errorTexts[status];
    const requestId = status === 500 ? id : undefined;
    const suggestions = status === 404 ? suggestPages(request.path) : undefined;
    response.status(status).set('Cache-Control', 'no-store');
    sendHtml(request, response, renderErrorPage({ ...text, requestId, suggestions }));
  };
}
