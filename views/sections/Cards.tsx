import type { ReactNode } from 'react';
import type { Card } from '#content/sections.ts';
import { usePicture } from '../usePicture.ts';
import { KeepTogether } from '../widgets/parts/KeepTogether.tsx';
import { Picture } from '../widgets/parts/Picture.tsx';
import { RichText } from '../widgets/parts/RichText.tsx';

interface CardsProps {
  readonly cards: readonly Card[];
  /** On phones two in a row, instead of one below the other with its picture beside the words. */
  readonly isPaired?: true | undefined;
  /** Rows between hairlines, with small pictures, instead of boxes. */
  readonly isRows?: true;
}

/** Cards with a picture, a title and a sentence or two. */
export function Cards({ cards, isPaired, isRows }: CardsProps): ReactNode {
  const find = usePicture();
  const boxes = `cards cards-${cards.length}${isPaired ? ' cards-paired' : ''}`;
  return (
    <ul className={isRows ? 'card-rows' : boxes}>
      {cards.map(({ picture, title, text, label }) => (
        <li className="card" key={title}>
          <Picture {...find(picture)} />
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
