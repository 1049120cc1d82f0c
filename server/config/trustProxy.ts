import { isIP } from 'node:net';
import proxyaddr from 'proxy-addr';
import * as z from 'zod/mini';
import type { Variable } from './variable.ts';

/**
 * `TRUST_PROXY`: a number of hops, or addresses and subnets as Express takes them. `true` is refused, because it would
 * let every client choose its own address.
 */
export const trustProxy: Variable<number | readonly string[] | false> = {
  schema: z.union([
    z.pipe(z.string().check(z.regex(/^[1-9]\d?$/)), z.transform(Number)),
    z.pipe(
      z.string(),
      z.pipe(
        z.transform((value: string) => value.split(',').map((part) => part.trim())),
        z.array(z.string()).check(z.refine((parts) => parts.every(isAddressOrSubnet))),
      ),
    ),
  ]),
  accepted: 'a number of hops from 1 to 99, or a comma list of addresses and subnets',
  fallback: false,
};

/* Express compiles its setting with the same function, which also takes 100 and 010.0.0.1 for addresses. */
function isAddressOrSubnet(part: string): boolean {
  const [address = ''] = part.split('/');
  if (/^\d/.test(address) && isIP(address) === 0) return false;
  try {
    proxyaddr.compile(part);
    return true;
  } catch {
    return false;
  }
}
