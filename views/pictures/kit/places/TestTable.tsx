import { Terminal } from '../devices/Terminal.tsx';
import { PersonReaching } from '../people/PersonReaching.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

/* The hand of who stands behind the table is this far above the floor. */
const top = -122;

/** Someone who tries out a card machine at a high table with a telephone in its stand and a reader, 212 × 296; y is the floor. */
export const TestTable = (place: Place) => (
  <At {...place}>
    <ellipse cx={106} cy={0} rx={112} ry={6} className="deep" opacity={0.14} />
    <PersonReaching
      x={104}
      y={-264 * 1.12 - 4}
      scale={1.12}
      mirrored={96}
      hair="long"
      clothes="brand"
    />
    <path d="M14-112V0M142-112V0" className="stroke-muted" strokeWidth={9} />
    <DeviceBox x={34} y={-39} />
    <path d="M14-36H142" className="stroke-muted" strokeWidth={6} />
    <StandingPhone x={6} y={top} />
    <At x={58} y={top - 62}>
      <Terminal x={0} y={0} scale={0.16} small>
        <path d="M0 0" className="surface" />
      </Terminal>
    </At>
    <rect x={-8} y={top} width={172} height={13} rx={6.5} className="brand" />
  </At>
);

const StandingPhone = (place: Place) => (
  <At {...place}>
    <rect width={34} height={60} y={-66} rx={6} className="deep" />
    <rect x={3} y={-63} width={28} height={54} rx={4} className="surface" />
    <Tick x={17} y={-36} size={18} />
    <path d="M-2 0l5-9h28l5 9z" className="brand-ink" />
  </At>
);

const DeviceBox = (place: Place) => (
  <At {...place}>
    <rect width={58} height={34} y={-34} rx={3} className="skin" />
    <path d="M23-34h12v12H23z" className="marigold-soft" />
    <path d="M8-8h14" className="stroke-skin-deep" strokeWidth={3} />
  </At>
);
