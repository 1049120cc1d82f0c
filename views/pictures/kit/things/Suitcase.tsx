import { At, type Place } from '../stage/At.tsx';

/** A suitcase on wheels, 60 × 131: its handle is pulled out, and who holds it has the middle of the hand at 34,0; it begins at 4. */
export const Suitcase = (place: Place) => (
  <At {...place}>
    <path d="M21 36V0H47V36" className="stroke-on-deep-muted" strokeWidth={4.5} />
    <circle cx={16} cy={126} r={5} className="deep" />
    <circle cx={52} cy={126} r={5} className="deep" />
    <rect x={4} y={33} width={60} height={92} rx={10} className="green" />
    <path d="M18 33v92M50 33v92" className="stroke-deep" strokeWidth={2} opacity={0.4} />
  </At>
);
