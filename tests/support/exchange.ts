/** One HTTP exchange byte for byte: no redirect is followed, nothing is decompressed, no header is added. */
import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type RequestListener,
  request,
} from 'node:http';
import { listen } from './listen.ts';

export interface Exchange {
  readonly method?: string;
  /** The request target, exactly as it goes over the wire. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The body read as UTF-8. */
  readonly text: string;
}

/** Sends one request to an app. */
export async function exchange(app: RequestListener, sent: Exchange): Promise<Reply> {
  const server = await listen(app);
  try {
    return await ask(server.port, sent);
  } finally {
    await server.close();
  }
}

/** Sends one request to a port of this machine. */
export function ask(
  port: number,
  { method = 'GET', path, headers = {}, body }: Exchange,
): Promise<Reply> {
  return replyTo(request({ port, host: '127.0.0.1', agent: false, method, path, headers }), body);
}

/** Ends a request, and reads what it is answered with. */
export function replyTo(asked: ClientRequest, body: Exchange['body']): Promise<Reply> {
  return new Promise((resolve, reject) => {
    asked.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: whole, text: whole.toString() });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
