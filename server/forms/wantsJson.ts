import type { Request } from 'express';

/** Whether the client prefers JSON to a page (RFC 9110, section 12.5.1); without a preference it gets the page. */
export const wantsJson = (request: Request): boolean =>
  request.accepts(['html', 'json']) === 'json';
