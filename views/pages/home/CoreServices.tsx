import type { ReactNode } from 'react';
import { coreServices } from '#content/home/serviceCards.ts';
import { Band } from '../../sections/Band.tsx';
import { ServiceTile } from '../../sections/ServiceTile.tsx';
import { usePicture } from '../../usePicture.ts';
import { Picture } from '../../widgets/parts/Picture.tsx';

/** The second variant of the service cards: six of them (specification, section 1), as a bento. */
export function CoreServices(): ReactNode {
  const find = usePicture();
  return (
    <Band kind="core" heading="Core Services">
      <ul className="core">
        {coreServices.map((service) => (
          <ServiceTile key={service.title} service={service}>
            {service.picture && <Picture {...find({ name: service.picture, alt: '' })} />}
          </ServiceTile>
        ))}
      </ul>
    </Band>
  );
}
