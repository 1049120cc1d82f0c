import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Asks for a body that the client announced with `Expect: 100-continue` only when something begins to read it. An
 * answer that needs none of it is then sent instead, as RFC 9110, section 10.1.1, has it, and no byte of the body.
 */
export function continueWhenRead(request: IncomingMessage, response: ServerResponse): void {
  request.once('resume', () => {
    if (!response.headersSent) response.writeContinue();
  });
}
