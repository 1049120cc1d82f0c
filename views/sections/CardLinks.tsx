import type { ReactNode } from 'react';
import type { ServiceCard } from '#content/home/serviceCards.ts';
import { ServiceTile } from './ServiceTile.tsx';

/** Services side by side, each leading to its page. */
export function CardLinks({ cards }: { readonly cards: readonly ServiceCard[] }): ReactNode {
  return (
    <ul className={`cards cards-${cards.length}`}>
      {cards.map((card) => (
        <ServiceTile key={card.title} service={card} />
      ))}
    </ul>
  );
}
