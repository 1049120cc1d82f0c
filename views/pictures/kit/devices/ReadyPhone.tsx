import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { DeviceFrame } from './DeviceFrame.tsx';

const settings = [
  { name: 'Bluetooth', glyph: 'bluetooth', tone: 'brand' },
  { name: 'Location', glyph: 'pin', tone: 'green' },
] as const;

/** A phone on its stand, 132 × 220, whose settings show what a micro ATM reader needs of it: Bluetooth and location. */
export const ReadyPhone = (place: Place) => (
  <At {...place}>
    <DeviceFrame width={132} height={212} radius={21} edge={9} corner={14} rim={1}>
      <Label x={10} y={29} size={14} weight={700}>
        Settings
      </Label>
      {settings.map(({ name, glyph, tone }, index) => (
        <At key={name} x={8} y={42 + index * 64}>
          <rect width={98} height={56} rx={9} className="surface-2" />
          <circle cx={18} cy={18} r={11} className={tone} />
          <Glyph name={glyph} x={10.5} y={10.5} size={15} tone="on-brand" bold />
          <On x={66} y={10} />
          <Label x={9} y={47} size={12.5} weight={600}>
            {name}
          </Label>
        </At>
      ))}
    </DeviceFrame>
    <path d="M24 192H108L116 212Q116 220 109 220H23Q16 220 16 212z" className="on-deep-muted" />
    <path d="M24 192H108L110.500 199H21.500z" className="on-brand" opacity={0.5} />
  </At>
);

/* A switch that is on, 25 × 16. */
const On = (place: Place) => (
  <At {...place}>
    <rect width={25} height={16} rx={8} className="green" />
    <circle cx={17} cy={8} r={5.5} className="surface" />
  </At>
);
