/** Requests as the bytes that go over the wire, each character one byte, so that a counterexample can be read and sent again. */
const lines = (...all: readonly string[]): string => all.join('\r\n');

const host = (headers: readonly string[]): readonly string[] =>
  headers.some((line) => /^host:/i.test(line)) ? [] : ['Host: localhost'];

/** A request without a body, after which the connection ends. */
export const rawRequest = (method: string, target: string, ...headers: readonly string[]): string =>
  lines(`${method} ${target} HTTP/1.1`, 'Connection: close', ...host(headers), ...headers, '', '');

export const rawGet = (target: string, ...headers: readonly string[]): string =>
  rawRequest('GET', target, ...headers);

/**
 * A post whose length is right, after which the connection ends.
 * @param body each character is one byte
 */
export const rawPost = (path: string, type: string, body: string, ...headers: string[]): string =>
  rawRequest('POST', path, `Content-Type: ${type}`, ...headers, `Content-Length: ${body.length}`) +
  body;

/** Text as the bytes of its UTF-8. */
export const asBytes = (text: string): string => Buffer.from(text).toString('latin1');
