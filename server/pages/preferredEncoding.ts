import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { maxRememberedEncodings } from '../limits.ts';

/** The encodings that a page is kept in, the preferred one first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/* The types of the package do not know its option for choosing among equals. */
interface EncodingNegotiator {
  encodings(available: string[], options: { preferred: string[] }): string[];
}

const remembered = new Map<string, Encoding>();

/** The encoding that a client prefers among those we have (RFC 9110, section 12.5.3). */
export function preferredEncoding(request: Pick<IncomingMessage, 'headers'>): Encoding {
  const header = request.headers['accept-encoding'];
  if (typeof header !== 'string') return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const chosen = negotiate(header);
  if (remembered.size < maxRememberedEncodings) remembered.set(header, chosen);
  return chosen;
}

function negotiate(header: string): Encoding {
  const request = { headers: { 'accept-encoding': header } };
  const negotiator: EncodingNegotiator = new Negotiator(request);
  const [best] = negotiator.encodings([...encodings], { preferred: [...encodings] });
  return encodings.find((encoding) => encoding === best) ?? 'identity';
}
