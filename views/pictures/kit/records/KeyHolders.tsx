import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { DoorKey } from '../things/DoorKey.tsx';
import { Safe } from '../things/Safe.tsx';

const holders = [
  {
    name: 'Registrar',
    may: 'publishes',
    key: 'brand',
    hair: 'long',
    clothes: 'brand',
    skin: 'skin',
  },
  {
    name: 'Director',
    may: 'revokes',
    key: 'marigold',
    hair: 'bun',
    clothes: 'red',
    skin: 'skin-deep',
  },
  { name: 'Employer', may: 'only checks', hair: 'short', clothes: 'green', skin: 'skin-deep' },
] as const;

/** Who holds which key of a shared ledger, and who needs none, 432 × 316. */
export const KeyHolders = (place: Place) => (
  <At {...place}>
    {holders.map(({ name, may, hair, clothes, skin, ...holder }, index) => (
      <g key={name} transform={`translate(0 ${index * 112})`}>
        <rect width={432} height={92} rx={16} className="surface" />
        <Portrait x={52} y={46} size={68} hair={hair} clothes={clothes} skin={skin} />
        <Label x={104} y={42} size={21} weight={700}>
          {name}
        </Label>
        <Label x={104} y={68} size={18} tone="muted">
          {may}
        </Label>
        {'key' in holder ? (
          <DoorKey x={300} y={24} tone={holder.key} />
        ) : (
          <>
            <Glyph name="search" x={296} y={26} size={40} tone="muted" />
            <Label x={342} y={53} size={18} weight={600} tone="muted">
              no key
            </Label>
          </>
        )}
      </g>
    ))}
  </At>
);

/** The safe with the other keys, 480 × 188. */
export const SpareKeys = (place: Place) => (
  <At {...place}>
    <Safe x={44} y={0} />
    <Label x={328} y={90} size={21} weight={700}>
      Spare keys
    </Label>
    <Label x={328} y={116} size={18} tone="muted">
      in a safe
    </Label>
  </At>
);
