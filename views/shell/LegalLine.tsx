import type { ReactNode } from 'react';
import { legalIdentity } from '#content/legalIdentity.ts';
import { useSite } from '../site.ts';

/** Who the company is in the registers, as every page has to say; nothing where the operator has set nothing. */
export function LegalLine(): ReactNode {
  const details = legalIdentity(useSite().company);
  if (details.length === 0) return null;
  return (
    <ul className="legal-line">
      {details.map(({ key, term, value }) => (
        <li key={key}>{key === 'legalName' ? value : `${term}: ${value}`}</li>
      ))}
    </ul>
  );
}
