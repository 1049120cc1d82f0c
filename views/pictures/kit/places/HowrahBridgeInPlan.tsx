import { At, type Place } from '../stage/At.tsx';

/** Half of its length, of its breadth, and how far from its middle its towers are. */
const half = 76;
const side = 15;
const tower = 40;

const panels = 12;
const panel = (2 * half) / panels;

/* From one truss to the other: straight over the road, and crossed between. */
const at = (index: number): number => Number((index * panel - half).toFixed(1));
const beams = Array.from({ length: panels + 1 }, (_, index) => `M${at(index)} ${-side}V${side}`);
const crosses = Array.from(
  { length: panels },
  (_, index) =>
    `M${at(index)} ${-side}L${at(index + 1)} ${side}M${at(index)} ${side}L${at(index + 1)} ${-side}`,
);

/** The Howrah Bridge seen from above, 152 long around its middle: between both trusses the road, over it their cross members, and two towers. */
export const HowrahBridgeInPlan = (place: Place) => (
  <At {...place}>
    <rect x={-half} y={2} width={2 * half} height={side + 10} className="shade" />
    <rect x={-half} y={-side} width={2 * half} height={2 * side} className="brand-soft" />
    <rect x={-half} y={-7} width={2 * half} height={14} className="surface" />
    <path d={crosses.join('')} className="stroke-brand" strokeWidth={1} opacity={0.45} />
    <path d={beams.join('')} className="stroke-brand" strokeWidth={1.5} opacity={0.7} />
    <path
      d={`M${-half} ${-side}H${half}M${-half} ${side}H${half}`}
      className="stroke-brand"
      strokeWidth={4}
    />
    {[-tower, tower].map((x) => (
      <g key={x}>
        <rect x={x - 3} y={-side} width={6} height={2 * side} className="brand" />
        {[-side, side].map((y) => (
          <rect key={y} x={x - 7} y={y - 5} width={14} height={10} rx={2} className="brand" />
        ))}
      </g>
    ))}
  </At>
);
