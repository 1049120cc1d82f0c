import { PenText } from '../shapes/PenText.tsx';
import { At, type Place } from '../stage/At.tsx';

/** How the slips hang from their pin, the lowest first. */
const turns = [9, -8, 5, -4.5, 1.5] as const;

const slip = { x: -102, y: -20, width: 204, height: 188, rx: 6 } as const;

/** A stack of slips with orders that hangs on a wall from one pin, which is at 0,0; 204 × 188. */
export const PinnedSlips = (place: Place) => (
  <At {...place}>
    {turns.map((turn) => (
      <g key={turn} className="sheet" transform={`rotate(${turn})`}>
        <rect {...slip} y={slip.y + 6} className="shade" />
        <rect {...slip} className="paper" />
        <rect {...slip} className="stroke-line" />
      </g>
    ))}
    <At x={0} y={0} turn={turns[4]}>
      <path d="M-84 86H84M-84 146H84" className="stroke-pen" opacity={0.22} strokeWidth={1.5} />
      <PenText x={-84} y={74} size={24}>
        A. Sen, Howrah
      </PenText>
      <PenText x={-84} y={132} size={36} crossed={58}>
        120
      </PenText>
      <PenText x={-2} y={132} size={36} second>
        210
      </PenText>
    </At>
    <ellipse cx={4} cy={9} rx={11} ry={7} className="shade" />
    <circle r={13} className="red" />
    <circle cx={-3} cy={-4} r={5} className="on-brand" opacity={0.45} />
  </At>
);
