import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import type { CostPart } from './costParts.ts';

interface CostCardProps extends Place {
  readonly part: CostPart;
  readonly width: number;
  readonly height: number;
  /** Of the letters of the amount. */
  readonly size: number;
}

const icon = 34;

/** One amount of a campaign on a plain card, whose left edge is at x and whose middle is at y. */
export function CostCard({ part, width, height, size, ...place }: CostCardProps) {
  const middle = width / 2;
  const { ground, glyph, amount, line } = part;
  /* Without an icon, the amount and its line are in the middle of the card together. */
  const baseline = glyph ? size * 0.36 + 7 : size * 0.04;
  return (
    <At {...place}>
      <rect y={-height / 2} width={width} height={height} rx={14} className={ground} />
      {glyph && (
        <Glyph name={glyph} x={middle - icon / 2} y={14 - height / 2} size={icon} tone="deep" />
      )}
      <Label x={middle} y={baseline} size={size} weight={800} tone="deep" anchor="middle">
        {amount}
      </Label>
      <Label
        x={middle}
        y={baseline + 12 + size * 0.5}
        size={glyph ? 18 : 21}
        weight={700}
        tone="deep"
        anchor="middle"
      >
        {line}
      </Label>
    </At>
  );
}
