import type { ReactNode } from 'react';
import type { PartnerKind } from '#content/company.ts';
import { partnerTexts } from '#content/partners.ts';
import { Icon } from '../Icon.tsx';
import { useSite } from '../site.ts';

/** Who provides the service of a page: by name where the operator has set it, otherwise in neutral words. */
export function Partner({ kind }: { readonly kind: PartnerKind }): ReactNode {
  const { icon, heading, unnamed, text } = partnerTexts[kind];
  const name = useSite().company.partners[kind];
  return (
    <div className="partner">
      <Icon name={icon} />
      <div>
        <h3>{heading}</h3>
        <p>{text(name ?? unnamed)}</p>
      </div>
    </div>
  );
}
