import { record } from '../../scenes/company/offer.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/* The size of a party's disc and its icon, and of the record below it, with the baseline and the size of its letters. */
const sizes = {
  wide: { radius: 36, icon: 40, tag: [104, 36], letters: [24.5, 19] },
  narrow: { radius: 32, icon: 36, tag: [90, 30], letters: [20.5, 16] },
} as const;

const { radius, tag } = sizes.wide;

/* Between a disc and the record below it. */
const gap = 4;

/* The middles of the three, and the top of the lower two. */
const [left, middle, right] = [tag[0] / 2, 114, 228 - tag[0] / 2];
const low = 236 - tag[1] - 2 * radius - gap;

/** Three parties with the same record, 228 × 236: each is joined to the others, and none is in the middle. */
export const SharedRecord = (place: Place) => (
  <At {...place}>
    <path
      d={`M${middle} ${radius}L${left} ${low + radius}H${right}z`}
      className="stroke-code-string"
      strokeWidth={5}
    />
    <Holder x={middle} y={0} size="wide" glyph="bank" />
    <Holder x={left} y={low} size="wide" glyph="store" />
    <Holder x={right} y={low} size="wide" glyph="bank" />
  </At>
);

interface HolderProps extends Place {
  readonly size: keyof typeof sizes;
  readonly glyph: 'bank' | 'store';
}

/** A lender or the borrower around x: the dark record is what all have in common. */
export function Holder({ size, glyph, ...place }: HolderProps) {
  const { radius, icon, tag, letters } = sizes[size];
  const [width, height] = tag;
  return (
    <At {...place}>
      <circle cy={radius} r={radius} className="surface" />
      <Glyph name={glyph} x={-icon / 2} y={radius - icon / 2} size={icon} tone="brand" />
      <At x={0} y={2 * radius + gap}>
        <rect x={-width / 2} width={width} height={height} rx={height / 2} className="deep" />
        <Label y={letters[0]} x={0} size={letters[1]} weight={600} tone="on-deep" anchor="middle">
          {record}
        </Label>
      </At>
    </At>
  );
}
