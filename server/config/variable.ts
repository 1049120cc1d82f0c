import * as z from 'zod/mini';
import type { Kind } from './kinds.ts';

/** How one environment variable is read. */
export interface Variable<T> extends Kind<T> {
  readonly fallback: T;
}

/** A variable without a default. */
export const optional = <T>({ schema, accepted }: Kind<T>): Variable<T | undefined> => ({
  schema,
  accepted,
  fallback: undefined,
});

/** A whole number written in digits, from `min` to `max` inclusive. */
export function wholeNumber(min: number, max: number, fallback: number): Variable<number> {
  return {
    schema: z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/)),
      z.pipe(z.transform(Number), z.number().check(z.gte(min), z.lte(max))),
    ),
    accepted: `a whole number from ${min} to ${max}`,
    fallback,
  };
}

/** One of a fixed list of words. */
export function oneOf<const T extends readonly [string, ...string[]]>(
  words: T,
  fallback: T[number],
): Variable<T[number]> {
  return { schema: z.enum(words), accepted: words.join(', '), fallback };
}

/** An http or https origin without a path; a trailing slash is dropped. */
export const origin: Kind<string> = {
  schema: z.pipe(
    z.string().check(z.refine((value) => URL.canParse(value) && isOrigin(new URL(value)))),
    z.transform((value: string) => new URL(value).origin),
  ),
  accepted: 'an origin such as https://www.example.com, without a path',
};

function isOrigin({ protocol, pathname, search, hash, username, password }: URL): boolean {
  const web = protocol === 'https:' || protocol === 'http:';
  return web && pathname === '/' && `${search}${hash}${username}${password}` === '';
}
