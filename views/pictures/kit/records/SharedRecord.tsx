import { record } from '../../scenes/company/offer.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/* The size of all, of a party's disc and its icon, and of the record below it, with the baseline and the size of its letters. */
const sizes = {
  wide: { width: 228, height: 236, radius: 36, icon: 40, tag: [104, 36], letters: [24.5, 19] },
  narrow: { width: 176, height: 148, radius: 21, icon: 25, tag: [78, 25], letters: [17.5, 15] },
} as const;

/* Between a disc and the record below it. */
const gap = 4;

interface SharedRecordProps extends Place {
  readonly size: keyof typeof sizes;
}

/** Three parties with the same record, 228 × 236, or 176 × 148 where it is narrow: each is joined to the others, and none is in the middle. */
export function SharedRecord({ size, ...place }: SharedRecordProps) {
  const { width, height, radius, tag } = sizes[size];
  const [left, middle, right] = [tag[0] / 2, width / 2, width - tag[0] / 2];
  const low = height - tag[1] - 2 * radius - gap;
  return (
    <At {...place}>
      <path
        d={`M${middle} ${radius}L${left} ${low + radius}H${right}z`}
        className="stroke-code-string"
        strokeWidth={size === 'wide' ? 5 : 4}
      />
      <Holder x={middle} y={0} size={size} glyph="bank" />
      <Holder x={left} y={low} size={size} glyph="store" />
      <Holder x={right} y={low} size={size} glyph="bank" />
    </At>
  );
}

/* A lender or the borrower around x: the dark record is what all have in common. */
function Holder({ size, glyph, ...place }: SharedRecordProps & { glyph: 'bank' | 'store' }) {
  const { radius, icon, tag, letters } = sizes[size];
  const [width, height] = tag;
  return (
    <At {...place}>
      <circle cy={radius} r={radius} className="surface" />
      <Glyph
        name={glyph}
        x={-icon / 2}
        y={radius - icon / 2}
        size={icon}
        tone="brand"
        bold={size === 'narrow'}
      />
      <At x={0} y={2 * radius + gap}>
        <rect x={-width / 2} width={width} height={height} rx={height / 2} className="deep" />
        <Label y={letters[0]} x={0} size={letters[1]} weight={600} tone="on-deep" anchor="middle">
          {record}
        </Label>
      </At>
    </At>
  );
}
