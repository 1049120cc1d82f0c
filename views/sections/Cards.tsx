import type { ReactNode } from 'react';
import type { PicturedCard } from '#content/sections.ts';
import { Icon } from '../Icon.tsx';
import { usePicture } from '../usePicture.ts';
import { KeepTogether } from '../widgets/parts/KeepTogether.tsx';
import { Picture } from '../widgets/parts/Picture.tsx';
import { RichText } from '../widgets/parts/RichText.tsx';

/** Cards with an icon or a picture, a title and a sentence or two. */
export function Cards({ cards }: { readonly cards: readonly PicturedCard[] }): ReactNode {
  const find = usePicture();
  return (
    <ul className={`cards cards-${cards.length}`}>
      {cards.map(({ icon, picture, title, text, label }) => (
        <li className="card" key={title}>
          {picture ? <Picture {...find(picture)} /> : <Icon name={icon} />}
          <h3>
            <KeepTogether>{title}</KeepTogether>
          </h3>
          <p>
            {label && <b>{label}</b>}
            <RichText>{text}</RichText>
          </p>
        </li>
      ))}
    </ul>
  );
}
