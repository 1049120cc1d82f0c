import { Glyph } from '../shapes/Glyph.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

/* Of a party’s disc and its icon, and of the record before its lower part. */
const radius = 30;
const icon = 34;
const sheet = { y: 54, width: 96, height: 54 } as const;

/* The middles of the three, and the top of the lower two. */
const [left, middle, right] = [sheet.width / 2, 114, 228 - sheet.width / 2];
const low = 236 - sheet.y - sheet.height;

/** Three parties with the same record, 228 × 236: each is joined to the others, and none is in the middle. */
export const SharedRecord = (place: Place) => (
  <At {...place}>
    <path
      d={`M${middle} ${radius}L${left} ${low + radius}H${right}z`}
      className="stroke-marigold"
      strokeWidth={5}
    />
    <Holder x={middle} y={0} glyph="bank" />
    <Holder x={left} y={low} glyph="store" />
    <Holder x={right} y={low} glyph="bank" />
  </At>
);

/* A lender or the borrower around x: the record below is what all have in common. */
const Holder = ({ glyph, ...place }: Place & { readonly glyph: 'bank' | 'store' }) => (
  <At {...place}>
    <circle cy={radius} r={radius} className="brand-soft" />
    <Glyph name={glyph} x={-icon / 2} y={8} size={icon} tone="brand-ink" />
    <At x={-sheet.width / 2} y={sheet.y}>
      <rect {...sheet} y={0} rx={10} className="surface" />
      <rect {...sheet} y={0} rx={10} className="stroke-brand" strokeWidth={3} />
      <Skeleton x={14} y={16} widths={[40, 28]} step={16} height={7} tone="faint" />
      <Tick x={74} y={27} size={26} />
    </At>
  </At>
);
