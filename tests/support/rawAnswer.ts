/** Reads the first answer among the bytes that came back. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface RawAnswer {
  readonly status: number;
  /** The lines of the head after its first. */
  readonly lines: readonly string[];
  /** A header's value by its name in lower case. */
  readonly header: (name: string) => string | undefined;
  /** The body as text, decompressed. */
  readonly text: string;
}

/**
 * @param received all bytes of a connection, each as one character
 * @throws if the body is shorter than its length says, or is not in its coding
 */
export function readAnswer(received: string): RawAnswer {
  const [head = '', ...rest] = withoutInterim(received).split('\r\n\r\n');
  const [start = '', ...lines] = head.split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const header = (name: string) => headers.get(name);
  const body = Buffer.from(rest.join('\r\n\r\n'), 'latin1');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(start)?.[1]);
  return { status, lines, header, text: decode(body, header('content-encoding')) };
}

/* `100 Continue` comes before the answer. */
const withoutInterim = (received: string): string =>
  received.replace(/^(HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n)+/, '');

function decode(body: Buffer, coding: string | undefined): string {
  if (body.length === 0 || coding === undefined) return body.toString();
  return (coding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).toString();
}
