import type { ReactNode } from 'react';

/** An email address that opens a new email to it. */
export function MailLink({ address }: { readonly address: string }): ReactNode {
  return <a href={`mailto:${address}`}>{address}</a>;
}
