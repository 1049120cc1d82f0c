import { TerminalFromSide } from '../devices/TerminalFromSide.tsx';
import { TesterWithPaper, TesterWithPhone } from '../people/Testers.tsx';
import { At, type Place } from '../stage/At.tsx';

/* The top of the table is this far above the floor. */
const top = -122;

/** Two people at a high table who try out a card machine: he has the list, and she presses the keys, 310 × 296 from -100 on; y is the floor. */
export const TestTable = (place: Place) => (
  <At {...place}>
    <ellipse cx={56} cy={0} rx={160} ry={6} className="deep" opacity={0.14} />
    <path d="M8-112V0M104-112V0" className="stroke-muted" strokeWidth={9} />
    <DeviceBox x={28} y={-39} />
    <path d="M8-36H104" className="stroke-muted" strokeWidth={6} />
    <TesterWithPaper x={-118} y={-300} scale={1.12} />
    <TerminalFromSide x={28} y={top} />
    {/* Of wood, so that it is not lost before clothes in the colour of the other tables. */}
    <rect x={-12} y={top} width={132} height={13} rx={6.5} className="skin-deep" />
    <TesterWithPhone x={112} y={-300} scale={1.12} mirrored={96} />
  </At>
);

const DeviceBox = (place: Place) => (
  <At {...place}>
    <rect width={58} height={34} y={-34} rx={3} className="skin" />
    <path d="M23-34h12v12H23z" className="marigold-soft" />
    <path d="M8-8h14" className="stroke-skin-deep" strokeWidth={3} />
  </At>
);
