import { BridgeInPlan } from './BridgeInPlan.tsx';
import { kolkataLanes } from './kolkataLanes.ts';

const roads = 'M478 466L690 490M646 206C600 300 506 340 478 466S440 560 430 660';
/* Over the river, and on to the place that is looked for. */
const bridgeRoad = 'M-20 300C100 304 190 262 296 318L410 384C440 402 452 446 478 466';
const river = 'M606-60C598 80 552 148 486 214S330 330 318 450S312 640 290 860';
const maidan =
  'M372 572Q374 552 394 549Q450 534 506 540Q524 544 525 562Q530 700 522 860H356Q372 700 372 572z';

/* The square beside the post office, around its tank. */
const square = 'M556 384q-4-1-4 4l-4 46q0 4 4 4l54 5q4 0 4-4l4-46q0-4-4-4z';

/* Along the edge of the Maidan. */
const trees = [
  [392, 572, 7],
  [407, 561, 5],
  [390, 595, 5],
  [424, 566, 8],
  [447, 555, 5],
  [468, 564, 7],
  [488, 556, 5],
  [507, 564, 8],
  [511, 588, 5],
] as const;

interface RoadProps {
  readonly path: string;
  /** How bright they are. */
  readonly lamps: number;
}

const Road = ({ path, lamps }: RoadProps) => (
  <>
    <path d={path} className="stroke-map-lane" strokeWidth={10} />
    <path
      d={path}
      className="stroke-marigold"
      strokeWidth={3}
      strokeDasharray="0 20"
      opacity={lamps}
    />
  </>
);

/** The middle of Kolkata after dark, 640 × 796: the Hooghly from the north with its bridge, lanes on both banks, and the Maidan. */
export const KolkataNight = () => (
  <>
    <path d="M-20-20h680v840H-20z" className="map" />
    <path d={kolkataLanes} className="stroke-map-lane" strokeWidth={3} />
    <Road path={roads} lamps={0.6} />
    {/* The ground below keeps the lanes from showing through what grows there. */}
    <path d={maidan} className="deep" />
    <path d={maidan} className="green" opacity={0.5} />
    <g className="code-number" opacity={0.75}>
      {trees.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
    <path d={square} className="deep" />
    <path d={square} className="green" opacity={0.5} />
    <path d="M564 400l36 3-2 24-36-3z" fill="url(#sheen)" />
    <path d={river} className="stroke-map" strokeWidth={98} />
    <path d={river} stroke="url(#sheen)" fill="none" strokeWidth={84} opacity={0.9} />
    <BridgeInPlan x={353} y={351} turn={30} />
    <Road path={bridgeRoad} lamps={0.9} />
  </>
);
