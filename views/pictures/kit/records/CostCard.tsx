import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { CostCaption, costHeight } from './CostCaption.tsx';
import type { CostPart } from './costParts.ts';

interface CostCardProps extends Place {
  readonly part: CostPart;
  readonly width: number;
  /** Of the letters of the amount. */
  readonly size: number;
}

const icon = 38;

/** One amount of a campaign on a plain card, 134 high like all in its row, over what it is. */
export function CostCard({ part, width, size, ...place }: CostCardProps) {
  const middle = width / 2;
  const { ground, glyph, amount, lines } = part;
  return (
    <At {...place}>
      <rect width={width} height={costHeight} rx={14} className={ground} />
      {glyph && <Glyph name={glyph} x={middle - icon / 2} y={24} size={icon} tone="deep" />}
      <Label
        x={middle}
        y={glyph ? 105 : costHeight / 2 + size * 0.36}
        size={size}
        weight={800}
        tone="deep"
        anchor="middle"
      >
        {amount}
      </Label>
      <CostCaption x={middle} lines={lines} anchor="middle" />
    </At>
  );
}
