import { offer } from '../../scenes/company/offer.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/* Of a party’s disc and its icon, and of the rate that its record says, above or below that. */
const radius = 32;
const icon = 36;
const tag = { width: 84, height: 36 } as const;
const gap = 6;

/* The middles of the discs. */
const [left, middle, right] = [50, 114, 178];
const [high, low] = [tag.height + gap + radius, 236 - tag.height - gap - radius];

/** Three parties whose records say the same rate, 228 × 236: each is joined to the others, and none is in the middle. */
export const SharedRecord = (place: Place) => (
  <At {...place}>
    <path
      d={`M${middle} ${high}L${left} ${low}H${right}z`}
      className="stroke-code-string"
      strokeWidth={5}
    />
    <Holder x={middle} y={high} glyph="bank" tagAt={-radius - gap - tag.height} />
    <Holder x={left} y={low} glyph="store" tagAt={radius + gap} />
    <Holder x={right} y={low} glyph="bank" tagAt={radius + gap} />
  </At>
);

interface HolderProps extends Place {
  readonly glyph: 'bank' | 'store';
  /** Where its record begins. */
  readonly tagAt: number;
}

/* A lender or the borrower around x and y. */
const Holder = ({ glyph, tagAt, ...place }: HolderProps) => (
  <At {...place}>
    <circle r={radius} className="surface" />
    <Glyph name={glyph} x={-icon / 2} y={-icon / 2} size={icon} tone="brand" />
    <At x={-tag.width / 2} y={tagAt}>
      <rect {...tag} rx={tag.height / 2} className="deep" />
      <Label
        x={tag.width / 2}
        y={25.5}
        size={21}
        weight={600}
        tone="on-deep"
        anchor="middle"
        tabular
      >
        {offer.rate}
      </Label>
    </At>
  </At>
);
