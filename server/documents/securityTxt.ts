import type { DocumentOptions } from './documentOptions.ts';

/** Says where to report a vulnerability (RFC 9116). It expires on the first of the month, at most eleven months ahead. */
export function securityTxt({ company, origin, now }: DocumentOptions): string {
  const today = new Date(now());
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 11, 1));
  return [
    ...(company.legalName === undefined ? [] : [`# ${company.legalName}`]),
    `Contact: mailto:${company.contactEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
