import { PhoneInPalm } from '../people/PhoneInPalm.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const settings = [
  { name: 'Bluetooth', glyph: 'bluetooth', tone: 'brand' },
  { name: 'Location', glyph: 'pin', tone: 'green' },
] as const;

/** A phone in a hand, 132 × 212 with a forearm below, whose settings show what a micro ATM reader needs of it: Bluetooth and location. */
export const ReadyPhone = (place: Place) => (
  <At {...place}>
    <PhoneInPalm x={0} y={0}>
      <Label x={10} y={31} size={13} weight={700}>
        Settings
      </Label>
      {settings.map(({ name, glyph, tone }, index) => (
        <At key={name} x={8} y={46 + index * 64}>
          <rect width={98} height={56} rx={9} className="surface-2" />
          <circle cx={18} cy={18} r={11} className={tone} />
          <Glyph name={glyph} x={10.5} y={10.5} size={15} tone="on-brand" bold />
          <On x={66} y={10} />
          <Label x={9} y={47} size={12} weight={600}>
            {name}
          </Label>
        </At>
      ))}
    </PhoneInPalm>
    <path d="M42 262H101L112 420H30z" className="deep-lift" />
    <path d="M42 259H101L102 273H41z" className="on-brand" />
  </At>
);

/* A switch that is on, 25 × 16. */
const On = (place: Place) => (
  <At {...place}>
    <rect width={25} height={16} rx={8} className="green" />
    <circle cx={17} cy={8} r={5.5} className="surface" />
  </At>
);
