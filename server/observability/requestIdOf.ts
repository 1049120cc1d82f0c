import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const wellFormed = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The id under which a request is logged: the proxy's if it is one, so that both logs can be read together, or a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const inbound = request.headers['x-request-id'];
  return typeof inbound === 'string' && wellFormed.test(inbound) ? inbound : randomUUID();
}
