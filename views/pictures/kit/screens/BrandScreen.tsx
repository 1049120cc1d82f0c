import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { LabelledField } from '../shapes/LabelledField.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TurningPill } from '../stage/TurningPill.tsx';
import { BrandMark } from './BrandMark.tsx';

/** Where the owner’s logo stands, 48 × 48, with a simple sign in its place. */
export const LogoPlace = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <BrandMark x={x} y={y} sign="bolt" tile="on-brand" tone="pen" />
);

/** The app of a retailer under the name of its owner, with one recharge; under a head of 132 on a screen 218 wide. */
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
      <LabelledField
        x={20}
        y={164}
        label="Prepaid"
        value="98300 XXXXX"
        size={20}
        captionSize={16}
      />
      <rect x={14} y={208} width={190} height={104} rx={14} className="brand-soft" />
      <Label x={28} y={236} size={16} tone="brand-ink">
        Plan
      </Label>
      <Label x={28} y={286} size={42} weight={800}>
        ₹349
      </Label>
      <Glyph name="check" x={166} y={216} size={26} tone="brand-ink" bold />
      <rect x={14} y={324} width={190} height={48} rx={12} className="brand" />
      <Label x={109} y={355} size={19} weight={700} tone="on-brand" anchor="middle">
        Recharge
      </Label>
      <TurningPill x={109} y={388} anchor="middle" size={17} was="Pending">
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
