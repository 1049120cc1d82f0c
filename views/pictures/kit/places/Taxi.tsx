import { At, type Place } from '../stage/At.tsx';

/** A yellow taxi of Kolkata from the side, 84 × 36 down to the road. */
export const Taxi = (place: Place) => (
  <At {...place}>
    <path d="M0 14q0-2 3-2h12l9-12h36l11 12h10q3 0 3 3v13H0z" className="marigold" />
    <path d="M22 12l6-8h12v8zM44 4h14l7 8H44z" className="deep" />
    <path d="M0 20h84" className="stroke-deep" strokeWidth={2.5} opacity={0.5} />
    <circle cx={19} cy={28} r={8} className="deep" />
    <circle cx={65} cy={28} r={8} className="deep" />
    <path d="M19 28v.1M65 28v.1" className="stroke-on-deep-muted" strokeWidth={6} />
  </At>
);
