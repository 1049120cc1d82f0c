import { At, type Place } from '../stage/At.tsx';

/** Half of its length, and of its breadth. */
const half = 68;
const side = 8;

const panel = (2 * half) / 8;

/* Under the road from one truss to the other and back. */
const bracing = Array.from({ length: 8 }, (_, index) => {
  const x = -half + index * panel;
  return `M${x} ${-side}l${panel} ${2 * side}M${x} ${side}l${panel} ${-2 * side}`;
}).join('');

/** The Howrah Bridge seen from above, 136 long around its middle: both trusses with their towers and, between them, the road. */
export const HowrahBridgeInPlan = (place: Place) => (
  <At {...place}>
    <rect x={-half} y={-4} width={2 * half} height={20} className="shade" />
    <rect x={-half} y={-side} width={2 * half} height={2 * side} className="brand-soft" />
    <path d={bracing} className="stroke-brand" strokeWidth={1} opacity={0.5} />
    <path d={`M${-half - 7} 0H${half + 7}`} className="stroke-surface" strokeWidth={7} />
    <path
      d={`M${-half} ${-side}H${half}M${-half} ${side}H${half}`}
      className="stroke-brand"
      strokeWidth={2.5}
    />
    {[-38, 38].map((x) => (
      <path
        key={x}
        d={`M${x - 4} ${-side - 3}h8v6h-8zM${x - 4} ${side - 3}h8v6h-8z`}
        className="brand"
      />
    ))}
  </At>
);
