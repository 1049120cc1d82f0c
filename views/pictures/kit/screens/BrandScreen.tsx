import type { GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TurningPill } from '../stage/TurningPill.tsx';
import { BrandMark } from './BrandMark.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';

/** Where the owner’s logo stands, 48 × 48, with a simple sign in its place. */
export const LogoPlace = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <BrandMark x={x} y={y} sign="bolt" tile="on-brand" tone="pen" />
);

/** What a retailer sells in it, and where he finds his orders. */
const sold: readonly (readonly [glyph: GlyphName, label: string])[] = [
  ['phone', 'Prepaid'],
  ['tv', 'DTH'],
  ['sim', 'Data card'],
  ['receipt', 'Orders'],
];

/** The app of a retailer under the name of its owner: what it sells, and its last order; under a head of 132 on a screen 218 wide. */
export function BrandScreen() {
  return (
    <>
      <LogoPlace x={16} y={58} />
      <Label x={76} y={79} size={16} tone="on-brand">
        Your logo
      </Label>
      <Label x={76} y={104} size={23} weight={800} tone="on-brand">
        Your name
      </Label>
      <CategoryTiles
        x={14}
        y={148}
        tiles={sold}
        columns={2}
        width={91}
        height={84}
        gap={8}
        size={16}
      />
      <Label x={20} y={356} size={19} weight={700}>
        DTH, ₹450
      </Label>
      <TurningPill x={16} y={370} size={17} was="Pending">
        Success
      </TurningPill>
    </>
  );
}

const colours = ['brand', 'marigold', 'green', 'red', 'deep'] as const;

/** Colours to choose from, the first of them chosen, 176 × 36. */
export const ColourChoice = (place: Place) => (
  <At {...place}>
    <circle cx={18} cy={18} r={17} className="stroke-brand" strokeWidth={2.5} />
    {colours.map((tone, index) => (
      /* As far from the ring of the first as from one another. */
      <circle key={tone} cx={index === 0 ? 18 : 24 + index * 34} cy={18} r={13} className={tone} />
    ))}
  </At>
);
