import type { IncomingMessage } from 'node:http';

/* The host and port of a URL (RFC 3986, section 3.2); an empty one is allowed. */
const hostAndPort = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/* A URL of HTTP is invalid without a host (RFC 9110, section 4.2.1), and one of another scheme is no better. */
const urlWithoutHost = /^[a-z][a-z\d+.-]*:\/\/(?:[/?]|$)/i;

/**
 * Whether a request names its host as it must (RFC 9112, section 3.2): HTTP/1.1 once, older versions at most once. Two
 * lines may mean one site to a proxy and another to us; of two, Node keeps the first.
 */
export function hasValidHost(request: IncomingMessage): boolean {
  const { rawHeaders, headers, httpVersion, url = '' } = request;
  const { host } = headers;
  if (urlWithoutHost.test(url)) return false;
  if (host === undefined) return httpVersion !== '1.1';
  return hostAndPort.test(host) && countHostLines(rawHeaders) === 1;
}

/* Every request comes through here: most names are told apart by their length. */
function countHostLines(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
