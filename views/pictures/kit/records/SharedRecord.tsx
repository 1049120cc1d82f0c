import { offer } from '../../scenes/company/offer.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/* Of a party’s disc and its icon, and of the record before its lower part. */
const radius = 29;
const icon = 32;
const sheet = { y: 46, width: 106, height: 62 } as const;

/* The middles of the three, and the top of the lower two. */
const [left, middle, right] = [sheet.width / 2, 114, 228 - sheet.width / 2];
const low = 236 - sheet.y - sheet.height;

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
    <Glyph name={glyph} x={-icon / 2} y={radius - icon / 2 - 4} size={icon} tone="brand" />
    <At x={-sheet.width / 2} y={sheet.y}>
      <rect width={sheet.width} height={sheet.height} rx={10} className="deep" />
      {[offer.amount, offer.rate].map((line, index) => (
        <Label
          key={line}
          x={sheet.width / 2}
          y={26 + index * 25}
          size={21}
          weight={600}
          tone="on-deep"
          anchor="middle"
          tabular
        >
          {line}
        </Label>
      ))}
    </At>
  </At>
);
