import * as z from 'zod/mini';

/** A kind of value that an operator sets, in a variable or in the owner's file. */
export interface Kind<T> {
  /** Turns what was written into what the program uses. */
  readonly schema: z.ZodMiniType<T>;
  /** Completes the sentence "NAME is …; accepted: …". */
  readonly accepted: string;
}

/*
 * No control characters, no half characters, and nothing that ends a line, turns its direction or cannot be seen. The
 * joiners U+200C and U+200D stay: Indian scripts and emoji are written with them.
 */
const printable =
  /^[^\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]+$/u;

/** Text of one line. */
export const line = {
  schema: z.string().check(z.trim(), z.minLength(1), z.maxLength(200), z.regex(printable)),
  accepted: 'text of one line, at most 200 characters, without control characters',
};

/** A phone number as people write it. */
export const phone = {
  schema: z.string().check(z.regex(/^[+(\d][\d ()-]{4,28}\d$/)),
  accepted: 'a phone number: digits, spaces, brackets and hyphens, with an optional leading +',
};

/** An email address; its longest form is that of RFC 5321, section 4.5.3.1.3. */
export const email = {
  schema: z.email().check(z.maxLength(254)),
  accepted: 'an email address',
};

/** An https address. */
export const webAddress = {
  schema: z.url({ protocol: /^https$/ }).check(z.maxLength(2000)),
  accepted: 'an address that begins with https://, at most 2,000 characters',
};

/** A Corporate Identity Number: listing, industry, state, year, kind of company, registration. */
export const cin = {
  schema: z.string().check(z.regex(/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/)),
  accepted: 'a CIN of 21 characters, such as U72900WB2020PTC123456',
};

/** A GST identification number: state, PAN, registration, and two characters for checking. */
export const gstin = {
  schema: z.string().check(z.regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z][A-Z\d]$/)),
  accepted: 'a GSTIN of 15 characters, such as 19AAAAA0000A1Z5',
};
