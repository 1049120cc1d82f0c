import type { Response } from 'express';

const clientWentAway = 499;

/** The status that was sent; 499, as proxies have it, if the client went away before. */
export const sentStatus = (response: Response): number =>
  response.headersSent ? response.statusCode : clientWentAway;
