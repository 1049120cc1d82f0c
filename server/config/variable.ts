import * as z from 'zod/mini';

/** How one environment variable is read. */
export interface Variable<T> {
  /** Turns its text into what the program uses. */
  readonly schema: z.ZodMiniType<T>;
  /** What an operator may set; completes the sentence "NAME is …; accepted: …". */
  readonly accepted: string;
  readonly fallback: T;
}

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

/** One line of text, at most 200 characters. */
export function line(fallback: string): Variable<string> {
  return {
    schema: z.string().check(z.trim(), z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}]+$/u)),
    accepted: 'text of one line, at most 200 characters',
    fallback,
  };
}

/** A phone number as people write it. */
export function phone(fallback: string): Variable<string> {
  return {
    schema: z.string().check(z.regex(/^[+(\d][\d ()-]{4,28}\d$/)),
    accepted: 'a phone number: digits, spaces, brackets and hyphens, with an optional leading +',
    fallback,
  };
}

/** An email address. */
export function email(fallback: string): Variable<string> {
  return { schema: z.email(), accepted: 'a mail address', fallback };
}

/** An http or https origin without a path; a trailing slash is dropped. */
export function origin(fallback: string | undefined): Variable<string | undefined> {
  return {
    schema: z.pipe(
      z.string().check(z.refine((value) => URL.canParse(value) && isOrigin(new URL(value)))),
      z.transform((value: string) => new URL(value).origin),
    ),
    accepted: 'an origin such as https://www.example.com, without a path',
    fallback,
  };
}

/** An https address, or unset. */
export function webAddress(): Variable<string | undefined> {
  return {
    schema: z.url({ protocol: /^https$/ }),
    accepted: 'an address that begins with https://',
    fallback: undefined,
  };
}

function isOrigin({ protocol, pathname, search, hash, username, password }: URL): boolean {
  const web = protocol === 'https:' || protocol === 'http:';
  return web && pathname === '/' && `${search}${hash}${username}${password}` === '';
}
