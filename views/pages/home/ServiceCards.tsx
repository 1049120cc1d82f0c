import type { ReactNode } from 'react';
import { homePage } from '#content/home/homePage.ts';
import { serviceCards } from '#content/home/serviceCards.ts';
import { Band } from '../../sections/Band.tsx';
import { CardLinks } from '../../sections/CardLinks.tsx';

/** The four service cards. */
export function ServiceCards(): ReactNode {
  return (
    <Band kind="cards" id="services" heading={homePage.servicesHeading}>
      <CardLinks cards={serviceCards} />
    </Band>
  );
}
