import { At, type Place } from '../stage/At.tsx';
import { MemorialReflection, VictoriaMemorial } from './VictoriaMemorial.tsx';

/* Lines on the water, from, to, height: of the light, and of the sun where the building leaves it free. */
const ripples = [
  [-200, -140, 36],
  [-82, -50, 32],
  [-68, -42, 44],
  [-136, -88, 56],
  [-250, -214, 52],
  [136, 180, 38],
  [104, 144, 60],
  [214, 268, 34],
] as const;
const sunOnWater = [
  [42, 90, 34],
  [39, 98, 42],
  [44, 88, 50],
  [48, 72, 58],
] as const;

/** The sun of the evening behind the memorial, seen from the same point as it. */
export const MemorialSun = (place: Place) => (
  <At {...place}>
    <circle cx={52} cy={-96} r={85} className="marigold-soft" opacity={0.6} />
    <circle cx={52} cy={-96} r={48} className="marigold" />
  </At>
);

/** The Victoria Memorial on its lawn and across its pool, 640 wide around the middle of the bank, 74 of water below. */
export const MemorialAcrossPool = (place: Place) => (
  <At {...place}>
    <path d="M-320-14H320V2H-320z" className="green" />
    <VictoriaMemorial x={0} y={-13} />
    <path d="M-320-7H320V2H-320z" className="surface-2" />
    <path d="M-320 0H320V74H-320z" className="brand-soft" />
    <MemorialReflection x={0} y={0} />
    <path d="M-320 0H320V74H-320z" fill="url(#fade)" opacity={0.6} />
    <path d="M-320 0H320" className="stroke-brand-lift" strokeWidth={2} />
    {ripples.map(([from, to, y]) => (
      <path
        key={from}
        d={`M${from} ${y}H${to}`}
        className="stroke-on-brand"
        strokeWidth={2.5}
        opacity={0.6}
      />
    ))}
    {sunOnWater.map(([from, to, y]) => (
      <path
        key={y}
        d={`M${from} ${y}H${to}`}
        className="stroke-marigold"
        strokeWidth={3.5}
        opacity={0.6}
      />
    ))}
  </At>
);
