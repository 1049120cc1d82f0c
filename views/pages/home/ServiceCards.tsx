import type { ReactNode } from 'react';
import { serviceCards } from '#content/home/serviceCards.ts';
import { Band } from '../../sections/Band.tsx';
import { CardLinks } from '../../sections/CardLinks.tsx';

/** The four service cards. */
export function ServiceCards(): ReactNode {
  return (
    <Band kind="cards" id="services" heading="What we do for you">
      <CardLinks cards={serviceCards} />
    </Band>
  );
}
