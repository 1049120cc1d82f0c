import type { ReactNode } from 'react';

/** A mail address that opens a new mail to it. */
export function MailLink({ address }: { readonly address: string }): ReactNode {
  return <a href={`mailto:${address}`}>{address}</a>;
}
