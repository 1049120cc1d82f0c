import type { ReactNode } from 'react';
import { coreServices } from '#content/home/serviceCards.ts';
import { Band } from '../../sections/Band.tsx';
import { ServiceTile } from '../../sections/ServiceTile.tsx';
import { usePicture } from '../../usePicture.ts';
import { Picture } from '../../widgets/parts/Picture.tsx';

/* The tiles that are wide, and show the product beside their words. */
const pictures: Readonly<Record<string, string>> = {
  'Bank APIs': 'payout-api',
  'Banking - BC Model': 'aeps',
  Fintech: 'pos',
};

/** The second variant of the service cards: six of them (specification, section 1), as a bento. */
export function CoreServices(): ReactNode {
  const find = usePicture();
  return (
    <Band kind="core" heading="Core Services">
      <ul className="core">
        {coreServices.map((service) => {
          const name = pictures[service.title];
          return (
            <ServiceTile key={service.title} service={service}>
              {name && <Picture {...find({ name, alt: '' })} />}
            </ServiceTile>
          );
        })}
      </ul>
    </Band>
  );
}
