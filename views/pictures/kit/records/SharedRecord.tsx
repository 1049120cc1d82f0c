import { record } from '../../scenes/company/offer.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/* Of a party's disc and its icon, and of the record below it. */
const radius = 36;
const icon = 40;
const tag = { width: 110, height: 38 } as const;

/* Between a disc and the record below it. */
const gap = 4;

/* The middles of the three, and the top of the lower two. */
const [left, middle, right] = [tag.width / 2, 114, 228 - tag.width / 2];
const low = 236 - tag.height - 2 * radius - gap;

/** Three parties with the same record, 228 × 236: each is joined to the others, and none is in the middle. */
export const SharedRecord = (place: Place) => (
  <At {...place}>
    <path
      d={`M${middle} ${radius}L${left} ${low + radius}H${right}z`}
      className="stroke-code-string"
      strokeWidth={5}
    />
    <Holder x={middle} y={0} glyph="bank" />
    <Holder x={left} y={low} glyph="store" />
    <Holder x={right} y={low} glyph="bank" />
  </At>
);

/* A lender or the borrower around x: the dark record is what all have in common. */
const Holder = ({ glyph, ...place }: Place & { readonly glyph: 'bank' | 'store' }) => (
  <At {...place}>
    <circle cy={radius} r={radius} className="surface" />
    <Glyph name={glyph} x={-icon / 2} y={radius - icon / 2} size={icon} tone="brand" />
    <At x={-tag.width / 2} y={2 * radius + gap}>
      <rect {...tag} rx={tag.height / 2} className="deep" />
      <Label x={tag.width / 2} y={26} size={21} weight={600} tone="on-deep" anchor="middle">
        {record}
      </Label>
    </At>
  </At>
);
