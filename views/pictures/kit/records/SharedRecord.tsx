import { PersonBust } from '../people/Person.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

const parties = [
  { hair: 'short', skin: 'skin-deep', clothes: 'brand' },
  { hair: 'bun', skin: 'skin', clothes: 'red' },
  { hair: 'turban', skin: 'skin', clothes: 'green' },
] as const;

const pitch = 72;

/** Three parties at one table, each with the same record before them, 236 × 236. */
export const SharedRecord = (place: Place) => (
  <At {...place}>
    {parties.map((party, index) => (
      <PersonBust key={party.clothes} {...party} x={13 + index * pitch} y={32} scale={0.53} />
    ))}
    <path d="M0 106H236V250H0z" className="skin" />
    <path d="M0 106H236v8H0z" className="skin-deep" />
    {parties.map((party, index) => (
      <Sheet key={party.clothes} x={17 + index * pitch} y={122} />
    ))}
    <Label x={118} y={219} size={20} weight={700} tone="deep" anchor="middle">
      The same record
    </Label>
  </At>
);

/* What lies before each of them, 58 × 70. */
const Sheet = (place: Place) => (
  <At {...place}>
    <rect x={2} y={5} width={57} height={69} rx={7} className="shade" />
    {/* Paper stays light after dark, on wood that does too. */}
    <g className="sheet">
      <rect width={58} height={70} rx={7} className="paper" />
      <Skeleton x={10} y={12} widths={[38, 26]} step={12} height={6} tone="faint" />
      <Tick x={29} y={49} size={26} />
    </g>
  </At>
);
