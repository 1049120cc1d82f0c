import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { marketingAccounts } from './marketingAccounts.ts';

interface OwnedAccountsProps extends Place {
  /** From one drawer to the next. */
  readonly pitch: number;
  /** How far above the cabinet the tip of the owner’s key is; it ends at 304. */
  readonly from: number;
}

/** Five accounts as the drawers of a cabinet, 290 wide, each with its lock, and the way of one key to all of them. */
export function OwnedAccounts({ pitch, from, ...place }: OwnedAccountsProps) {
  const height = 12 + pitch * marketingAccounts.length;
  const middles = marketingAccounts.map((_, index) => 9 + pitch * (index + 0.5));
  return (
    <At {...place}>
      <Shadow width={290} height={height} />
      <rect width={290} height={height} rx={14} fill="url(#night)" />
      {marketingAccounts.map(([glyph, name], index) => (
        <At key={glyph} x={10} y={9 + pitch * index}>
          <rect y={1} width={270} height={pitch - 6} rx={7} className="surface" />
          <Glyph name={glyph} x={14} y={pitch / 2 - 14} size={22} tone="brand-ink" bold />
          <Label x={48} y={pitch / 2 + 4} size={18} weight={600}>
            {name}
          </Label>
          <Lock x={240} y={pitch / 2 - 2} />
        </At>
      ))}
      {middles.map((y, index) => (
        <path
          key={y}
          d={`${index ? `M324 ${y - pitch - 14}` : `M310 ${-from}h2q12 0 12 12`}V${y - 12}q0 12-12 12H272m7-6l-7 6 7 6`}
          className="stroke-marigold"
          strokeWidth={4}
        />
      ))}
    </At>
  );
}

/* The plate of a lock with its keyhole, 30 high; x and y are its middle. */
const Lock = (place: Place) => (
  <At {...place}>
    <circle r={14} className="deep-lift" />
    <path
      d="M0-7.500a4.500 4.500 0 012.600 8.200L4.200 8H-4.200L-2.600.700A4.500 4.500 0 010-7.500z"
      className="marigold"
    />
  </At>
);
