import { At, type Place } from '../stage/At.tsx';

/* Half its length, and half its width. */
const half = 66;
const side = 9;

const panels = Array.from({ length: 6 }, (_, index) => {
  const left = (index - 3) * 22;
  const [from, to] = index % 2 ? [side, -side] : [-side, side];
  return `M${left} ${from}L${left + 22} ${to}`;
}).join('');

/** A truss bridge seen from above, 132 long around its middle, dark between two pale chords. */
export const BridgeInPlan = (place: Place) => (
  <At {...place}>
    <path d={`M${-half}-${side}h${2 * half}v${2 * side}h${-2 * half}z`} className="deep" />
    <path
      d={`M-${half + 6} 0h${2 * half + 12}`}
      className="stroke-deep-lift"
      strokeWidth={10}
      strokeLinecap="butt"
    />
    <path d={panels} className="stroke-on-deep-muted" strokeWidth={2} />
    <path
      d={`M${-half}-${side}h${2 * half}M${-half} ${side}h${2 * half}M${-half}-${side + 3}v6M${-half} ${side - 3}v6M${half}-${side + 3}v6M${half} ${side - 3}v6`}
      className="stroke-on-deep"
      strokeWidth={3.5}
      strokeLinecap="butt"
    />
  </At>
);
