import type { Colour } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Who receives how much of a margin of 3%, in percent, with the colours of the calculation on the page. */
const shares: readonly (readonly [who: string, percent: number, tone: Colour])[] = [
  ['Retailers', 1.5, 'marigold'],
  ['Distributors', 0.5, 'muted'],
  ['You', 1, 'green'],
];

/** Where the bars begin, and how long one percent is. */
const start = 112;
const length = 62;

/** In the window of the owner: how a margin is shared out, 254 × 84. */
export const MarginSplit = (place: Place) => (
  <At {...place}>
    {shares.map(([who, percent, tone], index) => (
      <At key={who} x={0} y={index * 32}>
        <Label x={0} y={16} size={17}>
          {who}
        </Label>
        <rect x={start} y={2} width={percent * length} height={17} rx={5} className={tone} />
        <Label x={start + percent * length + 9} y={17} size={18} weight={700}>
          {`${percent}%`}
        </Label>
      </At>
    ))}
  </At>
);
