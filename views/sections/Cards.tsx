import type { ReactNode } from 'react';
import type { Card } from '#content/sections.ts';
import { Icon } from '../Icon.tsx';
import { KeepTogether } from '../widgets/parts/KeepTogether.tsx';
import { RichText } from '../widgets/parts/RichText.tsx';

/** Cards with an icon, a title and a sentence or two. */
export function Cards({ cards }: { readonly cards: readonly Card[] }): ReactNode {
  return (
    <ul className={`cards cards-${cards.length}`}>
      {cards.map(({ icon, title, text }) => (
        <li className="card" key={title}>
          <Icon name={icon} />
          <h3>
            <KeepTogether>{title}</KeepTogether>
          </h3>
          <p>
            <RichText>{text}</RichText>
          </p>
        </li>
      ))}
    </ul>
  );
}
