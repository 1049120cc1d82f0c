import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const services = [
  ['receipt', 'Bill payment'],
  ['train', 'Train ticket'],
] as const satisfies readonly (readonly [GlyphName, string])[];

/** Two other services that there are today, as buttons on a phone, 182 × 112. */
export const OtherServices = (place: Place) => (
  <At {...place}>
    {services.map(([glyph, name], index) => (
      <At key={name} x={0} y={index * 60}>
        <rect width={182} height={52} rx={14} className="brand-soft" />
        <Glyph name={glyph} x={8} y={15} size={22} tone="brand-ink" bold />
        <Label x={34} y={34} size={22.5} weight={700} tone="brand-ink">
          {name}
        </Label>
      </At>
    ))}
  </At>
);
