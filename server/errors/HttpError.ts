/** A refusal that the client caused, with the status that says so. Its words come from errors/catalogue.ts. */
export class HttpError extends Error {
  readonly status: ErrorStatus;

  constructor(status: ErrorStatus, options?: ErrorOptions) {
    super(`HTTP ${status}`, options);
    this.status = status;
  }
}

export const errorStatuses = [400, 403, 404, 405, 413, 415, 429, 500, 503] as const;
export type ErrorStatus = (typeof errorStatuses)[number];

/**
 * The status of anything that was thrown. Libraries mark a client's fault with a status of their own;
 * whatever carries none is a fault of ours.
 */
export function statusOf(error: unknown): ErrorStatus {
  if (error instanceof HttpError) return error.status;
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  const known = errorStatuses.find((each) => each === status);
  if (known !== undefined) return known;
  return typeof status === 'number' && status >= 400 && status < 500 ? 400 : 500;
}
