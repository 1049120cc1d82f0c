import { StampedEnvelope } from '../documents/StampedEnvelope.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A letter box on the wall of a home, 84 × 92, with a letter in its slot, which stands 28 above it. */
export const LetterBox = (place: Place) => (
  <At {...place}>
    <rect x={4} y={7} width={84} height={92} rx={10} className="shade" />
    <path d="M0 20Q0 0 20 0H64Q84 0 84 20z" className="brand" />
    <StampedEnvelope x={12} y={-28} turn={4} scale={0.62} />
    <path d="M0 14H84V82Q84 92 74 92H10Q0 92 0 82z" fill="url(#sheen)" />
    <path d="M0 14H84V22H0z" className="brand-lift" />
    <path d="M16 36H68" className="stroke-on-brand" strokeWidth={3} opacity={0.35} />
    <circle cx={42} cy={64} r={6} className="marigold" />
    <path d="M42 64V69" className="stroke-marigold-ink" strokeWidth={2.5} />
  </At>
);
