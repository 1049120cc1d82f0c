import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** The codings that a page is kept in, the preferred first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/* The types of the package do not know its option for choosing among equals. */
interface EncodingNegotiator {
  encodings(available: string[], options: { preferred: string[] }): string[];
}

/* Browsers send a handful of values; a client that invents new ones must not fill the memory. */
const mostRemembered = 64;
const remembered = new Map<string, Encoding>();

/** The coding that a client likes best of those we have (RFC 9110, section 12.5.3). */
export function preferredEncoding(request: Pick<IncomingMessage, 'headers'>): Encoding {
  const header = request.headers['accept-encoding'];
  if (typeof header !== 'string') return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const chosen = negotiate(header);
  if (remembered.size < mostRemembered) remembered.set(header, chosen);
  return chosen;
}

function negotiate(header: string): Encoding {
  const request = { headers: { 'accept-encoding': header } };
  const negotiator: EncodingNegotiator = new Negotiator(request);
  const [best] = negotiator.encodings([...encodings], { preferred: [...encodings] });
  return encodings.find((encoding) => encoding === best) ?? 'identity';
}
