import { At, type Place } from '../stage/At.tsx';

/** Scissors that cut upwards, 72 × 144 around the middle at 0: two blades that meet in a screw, and two rings below. */
export const Scissors = (place: Place) => (
  <At {...place}>
    <path d="M-20 0Q-8 38 6 84L-4 90Q-18 48-20 0z" className="muted" />
    <path d="M20 0Q8 38-6 84L4 90Q18 48 20 0z" className="on-deep-muted" />
    <path d="M-3 84L9 104M3 84L-9 104" className="stroke-red" strokeWidth={11} />
    <circle cx={-20} cy={122} r={16} className="stroke-red" strokeWidth={9} />
    <circle cx={20} cy={122} r={16} className="stroke-red" strokeWidth={9} />
    <circle cy={80} r={4.5} className="deep" />
  </At>
);
