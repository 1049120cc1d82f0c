import { BridgeInPlan } from './BridgeInPlan.tsx';
import { kolkataLanes } from './kolkataLanes.ts';

const roads = 'M478 466L690 490M646 206C600 300 506 340 478 466S452 528 448 560';
/* Over the river, and on to the place that is looked for. */
const bridgeRoad = 'M-20 300C100 304 190 262 296 318L410 384C440 402 452 446 478 466';
const river = 'M606-60C598 80 552 148 486 214S330 330 318 450S312 640 290 860';
const maidan =
  'M375 546Q376 531 392 529Q450 521 506 524Q522 526 521 541L519 598Q518 612 504 612H386Q372 612 373 598z';

/* The square beside the post office, around its tank. */
const square = 'M556 384q-4-1-4 4l-4 46q0 4 4 4l54 5q4 0 4-4l4-46q0-4-4-4z';

/* Around the name of the Maidan. */
const trees = [
  [391, 547, 7],
  [406, 540, 5],
  [428, 542, 8],
  [468, 541, 7],
  [488, 537, 5],
  [505, 546, 8],
  [389, 597, 6],
  [405, 600, 4],
  [484, 600, 5],
  [502, 596, 7],
] as const;

interface RoadProps {
  readonly path: string;
  /** How bright they are; without them it lies in the dark. */
  readonly lamps?: number | undefined;
}

const Road = ({ path, lamps }: RoadProps) => (
  <>
    <path d={path} className="stroke-map-lane" strokeWidth={10} />
    {lamps && (
      <path
        d={path}
        className="stroke-marigold"
        strokeWidth={3}
        strokeDasharray="0 20"
        opacity={lamps}
      />
    )}
  </>
);

const Greens = () => (
  <>
    {/* The ground below keeps the lanes from showing through what grows there. */}
    <path d={maidan + square} className="deep" />
    <path d={maidan + square} className="green" opacity={0.5} />
    <g className="code-number" opacity={0.75}>
      {trees.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
    <path d="M564 400l36 3-2 24-36-3z" fill="url(#sheen)" />
  </>
);

interface KolkataNightProps {
  /** Only the river, its bridge and a few streets, for a small drawing. */
  readonly isBare?: boolean;
}

/** The middle of Kolkata after dark, 640 × 796: the Hooghly from the north with its bridge, lanes on both banks, and the Maidan. */
export const KolkataNight = ({ isBare }: KolkataNightProps) => (
  <>
    <path d="M-20-20h680v840H-20z" className="map" />
    <path d={kolkataLanes(isBare ? 96 : 48)} className="stroke-map-lane" strokeWidth={3} />
    <Road path={roads} lamps={isBare ? undefined : 0.6} />
    {!isBare && <Greens />}
    <path d={river} className="stroke-map" strokeWidth={98} />
    <path d={river} stroke="url(#sheen)" fill="none" strokeWidth={84} opacity={0.9} />
    <BridgeInPlan x={353} y={351} turn={30} />
    <Road path={bridgeRoad} lamps={0.9} />
  </>
);
