import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { Ticket } from './Ticket.tsx';

/** A confirmed train ticket from Howrah to Patna, 312 × 172. */
export const JourneyTicket = (place: Place) => (
  <Ticket {...place} width={312} height={172} tear={96}>
    <rect x={18} y={50} width={60} height={72} rx={14} className="brand-soft" />
    <Glyph name="train" x={26} y={64} size={44} tone="brand" bold />
    <Label x={120} y={46} size={21} weight={600} tone="muted">
      Howrah to Patna
    </Label>
    <Label x={120} y={98} size={46} weight={800}>
      CNF
    </Label>
    <Label x={120} y={142} size={27} weight={700} tone="muted">
      B2 31
    </Label>
  </Ticket>
);
