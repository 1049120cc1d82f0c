import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { ErrorPageProps } from '#views/pages/error/ErrorPage.tsx';
import { sendHtml } from '../pages/sendHtml.ts';
import { errorTexts } from './catalogue.ts';
import { HttpError, statusOf } from './HttpError.ts';
import { suggestPages } from './suggestPages.ts';

/** Whatever no route answered. */
export const notFound: RequestHandler = () => {
  throw new HttpError(404);
};

/**
 * Answers every failure in the site's layout, without a word from inside (docs/behaviour.md, "Errors"). A failure of ours
 * is logged with its cause; the visitor gets the request's id to quote.
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
    const requestId = status === 500 ? id : undefined;
    const suggestions = status === 404 ? suggestPages(request.path) : undefined;
    response.status(status).set('Cache-Control', 'no-store');
    const html = renderErrorPage({ ...errorTexts[status], requestId, suggestions });
    sendHtml(request, response, html);
  };
}
