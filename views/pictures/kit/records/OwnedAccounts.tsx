import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Some of what a company owns of its marketing. */
const accounts: readonly (readonly [GlyphName, string])[] = [
  ['megaphone', 'Adverts'],
  ['globe', 'Website'],
  ['users', 'Customer list'],
];

interface OwnedAccountsProps extends Place {
  /** From one drawer to the next. */
  readonly pitch: number;
}

/** Three accounts as the drawers of a cabinet, 344 wide, each with a lock of the colour of its key. */
export function OwnedAccounts({ pitch, ...place }: OwnedAccountsProps) {
  const height = 14 + pitch * accounts.length;
  const middle = (pitch - 6) / 2;
  return (
    <At {...place}>
      <Shadow width={344} height={height} />
      <rect width={344} height={height} rx={18} fill="url(#night)" />
      {accounts.map(([glyph, name], index) => (
        <At key={glyph} x={10} y={10 + pitch * index}>
          <rect width={324} height={pitch - 6} rx={10} className="surface" />
          <Glyph name={glyph} x={16} y={middle - 14} size={28} tone="brand-ink" bold />
          <Label x={60} y={middle + 8} size={22} weight={700}>
            {name}
          </Label>
          <Lock x={286} y={middle} scale={Math.min(1, (pitch - 14) / 42)} />
        </At>
      ))}
    </At>
  );
}

/* The plate of a lock with its keyhole, 42 high; x and y are its middle. */
const Lock = (place: Place) => (
  <At {...place}>
    <circle r={21} className="marigold" />
    <path
      d="M0-11a6.500 6.500 0 013.800 11.800L6 12H-6L-3.800.800A6.500 6.500 0 010-11z"
      className="deep"
    />
  </At>
);
