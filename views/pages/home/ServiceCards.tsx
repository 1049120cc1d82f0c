import type { ReactNode } from 'react';
import { homePage } from '#content/home/homePage.ts';
import { serviceCards } from '#content/home/serviceCards.ts';
import { Band } from '../../sections/Band.tsx';
import { ServiceTile } from '../../sections/ServiceTile.tsx';

/** The four service cards, as small tiles: each says in a line what it is. */
export function ServiceCards(): ReactNode {
  return (
    <Band kind="index" id="services" heading={homePage.servicesHeading}>
      <ul className="service-index">
        {serviceCards.map((service) => (
          <ServiceTile key={service.title} service={service} />
        ))}
      </ul>
    </Band>
  );
}
