import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const later = [
  ['receipt', 'Bill payment'],
  ['send', 'Payouts'],
  ['train', 'Train tickets'],
] as const satisfies readonly (readonly [GlyphName, string])[];

const tile = { width: 140, height: 94, pitch: 106 } as const;

/** Three services that are not added yet, each in a dashed place with a plus, 140 × 306. */
export const LaterServices = (place: Place) => (
  <At {...place}>
    {later.map(([glyph, name], index) => (
      <At key={name} x={0} y={index * tile.pitch}>
        <rect width={tile.width} height={tile.height} rx={14} className="surface" opacity={0.7} />
        <rect
          x={1}
          y={1}
          width={tile.width - 2}
          height={tile.height - 2}
          rx={13}
          className="stroke-brand-lift"
          strokeWidth={2}
          strokeDasharray="7 7"
        />
        <Glyph name={glyph} x={tile.width / 2 - 17} y={16} size={34} tone="brand-ink" />
        <Label x={tile.width / 2} y={74} size={18} weight={600} anchor="middle">
          {name}
        </Label>
        <circle cx={tile.width - 4} cy={6} r={14} className="brand" />
        <Glyph name="plus" x={tile.width - 13} y={-3} size={18} tone="on-brand" bold />
      </At>
    ))}
  </At>
);
