import type { ReactNode } from 'react';
import type { ServiceCard } from '#content/home/serviceCards.ts';
import { Icon } from '../Icon.tsx';

/** Cards that lead to a page: the whole card can be clicked, its title is the link. */
export function CardLinks({ cards }: { readonly cards: readonly ServiceCard[] }): ReactNode {
  return (
    <ul className={`cards cards-${cards.length}`}>
      {cards.map(({ icon, title, text, path }) => (
        <li className="card card-link" key={title}>
          <Icon name={icon} />
          <h3>
            <a href={path}>{title}</a>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
