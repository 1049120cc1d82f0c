import type { ReactNode } from 'react';
import { coreServices } from '#content/home/serviceCards.ts';
import { Band } from '../sections/Band.tsx';
import { CardLinks } from '../sections/CardLinks.tsx';

/** The second variant of the service cards: six of them (specification, section 1). */
export function CoreServices(): ReactNode {
  return (
    <Band kind="core" heading="Core Services">
      <CardLinks cards={coreServices} />
    </Band>
  );
}
