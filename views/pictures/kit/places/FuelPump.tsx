import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A fuel pump on its base, 120 × 212: display, reader, and at its left the nozzle on its hose, away from a hand at its right. */
export const FuelPump = (place: Place) => (
  <At {...place}>
    <Hose />
    <rect width={120} height={204} rx={14} className="green" />
    <path d="M0 150H120V204H0z" className="deep" opacity={0.16} />
    <rect x={14} y={16} width={92} height={46} rx={6} className="on-deep" />
    <path d="M26 31H76M26 47H58" className="stroke-deep-lift" strokeWidth={7} />
    {/* The reader, to which the card is held. */}
    <rect x={30} y={74} width={60} height={66} rx={8} className="deep" />
    <Glyph name="tap" x={42} y={89} size={36} tone="code-string" />
    <rect x={-10} y={196} width={140} height={16} rx={5} className="muted" />
  </At>
);

/* From the foot of the pump up to the nozzle, whose spout is in its side. */
const Hose = () => (
  <>
    <path
      d="M0 176H-10Q-40 176-40 146V116Q-40 100-32 96"
      className="stroke-muted"
      strokeWidth={9}
    />
    <path d="M-32 50Q-50 70-32 92" className="stroke-red" strokeWidth={5} />
    <path d="M-30 96V52Q-30 42-20 42H6" className="stroke-red" strokeWidth={15} />
    <path d="M-12 42H6" className="stroke-on-deep-muted" strokeWidth={9} strokeLinecap="butt" />
  </>
);
