import type { Colour } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface KeywordBubbleProps extends Place {
  readonly tone: Colour;
  readonly ink: Colour;
  readonly children: string;
}

/** A text of one word, 80 × 62 with its tail. */
export const KeywordBubble = ({ tone, ink, children, ...place }: KeywordBubbleProps) => (
  <At {...place}>
    <path
      d="M14 0H66a14 14 0 0114 14v20a14 14 0 01-14 14H34l-15 13V48H14A14 14 0 010 34V14A14 14 0 0114 0z"
      className={tone}
    />
    <Label x={40} y={31} size={20} weight={800} tone={ink} anchor="middle">
      {children}
    </Label>
  </At>
);
