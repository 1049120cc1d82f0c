import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { Ticket } from './Ticket.tsx';

/** A confirmed train ticket, 264 × 148. */
export const ConfirmedTicket = (place: Place) => (
  <Ticket {...place} width={264} height={148} tear={92}>
    <Glyph name="train" x={18} y={44} size={58} tone="brand" bold />
    <Label x={112} y={74} size={50} weight={800}>
      CNF
    </Label>
    <Label x={112} y={112} size={32} weight={700} tone="muted">
      B2 31
    </Label>
  </Ticket>
);

/** The same in one line, 264 × 72, for where there is more room beside it than below. */
export const ConfirmedTicketInLine = (place: Place) => (
  <Ticket {...place} width={264} height={72} tear={74}>
    <Glyph name="train" x={17} y={15} size={42} tone="brand" bold />
    <Label x={92} y={47} size={33} weight={800}>
      CNF
    </Label>
    <Label x={172} y={46} size={26} weight={700} tone="muted">
      B2 31
    </Label>
  </Ticket>
);
