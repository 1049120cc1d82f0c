import { type ErrorStatus, errorTexts } from '#content/errors.ts';

/** A request that is refused with a status. The words that go with it are in content/errors.ts. */
export class HttpError extends Error {
  readonly status: ErrorStatus;

  constructor(status: ErrorStatus, options?: ErrorOptions) {
    super(`HTTP ${status}`, options);
    this.status = status;
  }
}

const isErrorStatus = (status: unknown): status is ErrorStatus =>
  typeof status === 'number' && Object.hasOwn(errorTexts, status);

/**
 * The status that answers anything that was thrown. Libraries give errors that the client caused a 4xx status; one
 * that has no page of its own becomes 400. Everything else is our own fault: 500.
 */
export function statusOf(error: unknown): ErrorStatus {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (isErrorStatus(status)) return status;
  return typeof status === 'number' && status >= 400 && status < 500 ? 400 : 500;
}
