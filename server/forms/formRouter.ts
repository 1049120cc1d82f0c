import { type RequestHandler, Router } from 'express';
import { endpointOf, type FormDescription } from '#content/forms/form.ts';
import { forms } from '#content/forms.ts';
import type { ErrorPageProps } from '#views/pages/error/ErrorPage.tsx';
import { allow } from '../errors/allow.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { RenderPage } from './answer.ts';
import { applicationForm } from './applicationForm.ts';
import { refuseCrossSite } from './crossSite.ts';
import { addressOf, formErrors } from './formErrors.ts';
import { parseText } from './parseText.ts';
import { limitPosts } from './rateLimit.ts';
import { submissionMetrics } from './submissionMetrics.ts';
import { textForm } from './textForm.ts';
import { uploadGate } from './uploadGate.ts';

interface FormRouterOptions {
  readonly origin: string;
  readonly postsPerMinute: number;
  readonly resumeMaxBytes: number;
  readonly render: RenderPage;
  readonly renderErrorPage: (props: ErrorPageProps) => string;
  readonly metrics: Metrics;
}

/** The endpoints of the forms (docs/behaviour.md, "Forms"). Nothing that arrives here is stored, written or logged. */
export function formRouter(options: FormRouterOptions): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const limit = limitPosts(options.postsPerMinute);
  const sameSite = refuseCrossSite(options.origin);
  for (const form of Object.values(forms)) {
    router.use(endpointOf(form.name), noStore);
    router
      .route(endpointOf(form.name))
      .get((_request, response) => response.redirect(303, addressOf(form)))
      .post(
        submissionMetrics(form.name, options.metrics),
        sameSite,
        limit,
        ...receive(form, options),
      )
      .all(allow('GET', 'HEAD', 'POST'));
    router.use(endpointOf(form.name), formErrors(form, options.renderErrorPage));
  }
  return router;
}

function receive(form: FormDescription, { render, resumeMaxBytes, metrics }: FormRouterOptions) {
  return form.encoding === 'multipart/form-data'
    ? [uploadGate(metrics), applicationForm(form, render, resumeMaxBytes)]
    : [...parseText, textForm(form, render)];
}

const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};
