import { type ServerResponse, STATUS_CODES } from 'node:http';

/** A refusal without a page, for requests that no browser of a visitor sends. The connection ends with it. */
export interface PlainRefusal {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

/** @param shared the headers of every answer */
export function plainRefusal(status: number, shared: ReadonlyMap<string, string>): PlainRefusal {
  const text = `${status} ${STATUS_CODES[status]}`;
  const own = {
    Connection: 'close',
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(text.length),
  };
  return { status, headers: new Map([...shared, ...Object.entries(own)]), text };
}

/** Sends a refusal as an answer of Node's. */
export function sendPlainRefusal(
  response: ServerResponse,
  { status, headers, text }: PlainRefusal,
): void {
  response.writeHead(status, [...headers].flat()).end(text);
}

/** A refusal as bytes, for a connection on which Node has nothing to answer. */
export function writtenOut({ headers, text }: PlainRefusal): string {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${text}\r\n${lines.join('')}\r\n${text}`;
}
