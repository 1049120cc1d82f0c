import { isIP } from 'node:net';
import * as z from 'zod';
import type { Variable } from './variable.ts';

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * `TRUST_PROXY`: a number of hops, or addresses and subnets. `true` is refused, because it
 * would let any client choose its own address.
 */
export const trustProxy: Variable<number | readonly string[] | false> = {
  schema: z.union([
    z
      .string()
      .regex(/^[1-9]\d?$/)
      .transform(Number),
    z
      .string()
      .transform((value) => value.split(',').map((part) => part.trim()))
      .refine((parts) => parts.every(isAddressOrSubnet)),
  ]),
  accepted: 'a number of hops from 1 to 99, or a comma list of addresses and subnets',
  fallback: false,
};

function isAddressOrSubnet(part: string): boolean {
  if (namedRanges.includes(part)) return true;
  const [address = '', prefix, ...rest] = part.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}
