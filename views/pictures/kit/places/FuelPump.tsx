import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A fuel pump on its base, 148 × 212: display with what was filled, reader, and at its left the nozzle on its hose, away from a hand at its right. */
export const FuelPump = (place: Place) => (
  <At {...place}>
    <Hose />
    <rect width={148} height={204} rx={14} className="green" />
    <path d="M0 150H148V204H0z" className="deep" opacity={0.16} />
    <rect x={10} y={14} width={128} height={50} rx={6} className="on-deep" />
    <Label x={74} y={50} size={31} weight={800} tone="deep" anchor="middle">
      ₹1,200
    </Label>
    {/* The reader, to which the card is held. */}
    <rect x={30} y={74} width={60} height={66} rx={8} className="deep" />
    <Glyph name="tap" x={42} y={89} size={36} tone="code-string" />
    <rect x={-10} y={196} width={168} height={16} rx={5} className="muted" />
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
