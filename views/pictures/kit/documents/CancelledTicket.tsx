import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Stamp } from './Stamp.tsx';
import { Ticket } from './Ticket.tsx';
import type { TicketShape } from './ticketShape.ts';

/** A ticket with its stamp, and on its stub what becomes of the fare. */
export function CancelledTicket({ shape: { sheet } }: TicketShape) {
  const tear = Math.round(sheet.height * 0.64);
  return (
    <Ticket x={16} y={sheet.top} width={204} height={sheet.height} tear={tear} across>
      <Label x={102} y={tear * 0.28 + 6} size={20} anchor="middle">
        62XXXXXX41
      </Label>
      <Stamp x={102} y={tear * 0.66} turn={-5} size={20} tone="red">
        Cancelled
      </Stamp>
      <Pill x={102} y={(tear + sheet.height) / 2 - 17} size={17.5} tone="marigold" anchor="middle">
        Refund pending
      </Pill>
    </Ticket>
  );
}
