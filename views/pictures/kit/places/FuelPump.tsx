import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';

/** As high as a man: display and reader, 60 wide; without a hose, which a hand before it would seem to hold. */
export const FuelPump = (place: Place) => (
  <At {...place}>
    <path d="M-4 218H64V232H-4z" className="brand-lift" />
    <rect x={0} y={24} width={58} height={196} rx={8} className="green" />
    <path d="M0 150H58V212a8 8 0 01-8 8H8a8 8 0 01-8-8z" className="deep" opacity={0.16} />
    <rect x={8} y={34} width={42} height={34} rx={4} className="on-deep" />
    <path d="M16 46H42M16 56H32" className="stroke-deep-lift" strokeWidth={4} />
    {/* The reader, to which the card is held. */}
    <rect x={14} y={78} width={32} height={40} rx={5} className="deep" />
    <Glyph name="tap" x={20} y={87} size={20} tone="code-string" />
    <path d="M12 168H46" className="stroke-on-brand" strokeWidth={4} opacity={0.5} />
  </At>
);
