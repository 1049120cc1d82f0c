import { type RequestHandler, Router } from 'express';
import { endpointOf, type FormDescription } from '#content/forms/form.ts';
import { forms } from '#content/forms.ts';
import type { ErrorPageProps } from '#views/pages/error/ErrorPage.tsx';
import { allowMethods } from '../errors/allowMethods.ts';
import type { Metrics } from '../observability/metrics.ts';
import { applicationHandler } from './applicationHandler.ts';
import { formAddress } from './formAddress.ts';
import { formErrorHandler } from './formErrorHandler.ts';
import { limitPosts } from './limitPosts.ts';
import { limitUploads } from './limitUploads.ts';
import { parseTextBody } from './parseTextBody.ts';
import { refuseCrossSite } from './refuseCrossSite.ts';
import type { RenderPage } from './sendOutcome.ts';
import { submissionMetrics } from './submissionMetrics.ts';
import { textFormHandler } from './textFormHandler.ts';

interface FormRouterOptions {
  readonly origin: string;
  readonly postsPerMinute: number;
  readonly resumeMaxBytes: number;
  readonly render: RenderPage;
  readonly renderErrorPage: (props: ErrorPageProps) => string;
  readonly metrics: Metrics;
}

/** The endpoints of the forms. Nothing that is sent to them is stored, written or logged. */
export function formRouter(options: FormRouterOptions): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const withinRate = limitPosts(options.postsPerMinute);
  const sameSite = refuseCrossSite(options.origin);
  for (const form of Object.values(forms)) {
    const endpoint = endpointOf(form.name);
    const counted = submissionMetrics(form.name, options.metrics);
    router.use(endpoint, noStore);
    router
      .route(endpoint)
      .get((_request, response) => response.redirect(303, formAddress(form)))
      .post(counted, sameSite, withinRate, ...bodyHandlers(form, options))
      .all(allowMethods('GET', 'HEAD', 'POST'));
    router.use(endpoint, formErrorHandler(form, options.renderErrorPage));
  }
  return router;
}

/* Reads the body of a post and answers it. */
function bodyHandlers(form: FormDescription, options: FormRouterOptions) {
  const { render, resumeMaxBytes, metrics } = options;
  return form.encoding === 'multipart/form-data'
    ? [limitUploads(metrics), applicationHandler(form, render, resumeMaxBytes)]
    : [...parseTextBody, textFormHandler(form, render)];
}

const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};
