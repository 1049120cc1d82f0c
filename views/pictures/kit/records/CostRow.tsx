import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface CostRowProps extends Place {
  readonly ground: Colour;
  readonly amount: string;
  /** What it is, and where it comes from at the right end. */
  readonly word: string;
  readonly note?: string;
  /** The sign before it, left of 44. */
  readonly children?: ReactNode;
}

/** One amount of a campaign in a list of them, 360 × 56; the amounts stand below each other. */
export const CostRow = ({ ground, amount, word, note, children, ...place }: CostRowProps) => (
  <At {...place}>
    <rect width={360} height={56} rx={12} className={ground} />
    {children}
    <Label x={52} y={39} size={30} weight={800} tone="deep">
      {amount}
    </Label>
    <Label x={amount.length > 6 ? 198 : 176} y={38} size={18} weight={700} tone="deep">
      {word}
    </Label>
    {note && (
      <Label x={346} y={37.5} size={15} weight={600} tone="deep" anchor="end">
        {note}
      </Label>
    )}
  </At>
);
