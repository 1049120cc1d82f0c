import type { DocumentOptions } from './documentRouter.ts';

/** Where to report a weakness (RFC 9116). It expires on the first of a month, eleven months ahead at the most. */
export function securityTxt({ company, origin, now }: DocumentOptions): string {
  const today = new Date(now());
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 11, 1));
  return [
    `Contact: mailto:${company.contactEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
