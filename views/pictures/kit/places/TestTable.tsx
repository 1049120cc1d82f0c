import { Terminal } from '../devices/Terminal.tsx';
import { PersonReaching } from '../people/PersonReaching.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

/* The top of the table is this far above the floor. */
const top = -122;

/** Someone beside a high table with a telephone in its stand, who presses the keys of a card machine, 212 × 296; y is the floor. */
export const TestTable = (place: Place) => (
  <At {...place}>
    <ellipse cx={106} cy={0} rx={112} ry={6} className="deep" opacity={0.14} />
    <path d="M8-112V0M104-112V0" className="stroke-muted" strokeWidth={9} />
    <DeviceBox x={28} y={-39} />
    <path d="M8-36H104" className="stroke-muted" strokeWidth={6} />
    <StandingPhone x={0} y={top} />
    <At x={49} y={top - 62}>
      <Terminal x={0} y={0} scale={0.16} small>
        <path d="M0 0" className="surface" />
      </Terminal>
    </At>
    {/* Of wood, and it ends before her sari, which has the colour of the other tables. */}
    <rect x={-12} y={top} width={132} height={13} rx={6.5} className="skin-deep" />
    <PersonReaching
      x={108}
      y={-264 * 1.12 - 4}
      scale={1.12}
      mirrored={96}
      hair="long"
      clothes="brand"
      hand="points"
    />
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
