import { At, type Place } from '../stage/At.tsx';
import { CounterSign } from './CounterSign.tsx';

/** The sign of a counter on its foot, behind what else stands there, 184 × 164; it is printed, so it stays light after dark. */
export const StandingSign = (place: Place) => (
  <At {...place}>
    <ellipse cx={92} cy={162} rx={27} ry={4} className="shade" />
    <path d="M87 96h10v58h7a6 6 0 016 6v2H74v-2a6 6 0 016-6h7z" className="on-deep-muted" />
    <g className="sheet">
      <CounterSign x={0} y={0} />
    </g>
  </At>
);
