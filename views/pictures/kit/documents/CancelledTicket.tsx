import { Pill } from '../shapes/Pill.tsx';
import { Stamp } from './Stamp.tsx';
import { Ticket } from './Ticket.tsx';

/** A ticket with its stamp, 192 × 192, and on its stub what becomes of the fare. */
export const CancelledTicket = () => (
  <Ticket x={0} y={0} width={192} height={192} tear={120} across>
    <Stamp x={96} y={60} turn={-6} size={20} tone="red">
      Cancelled
    </Stamp>
    <Pill x={96} y={139} size={17.5} tone="marigold" anchor="middle">
      Refund pending
    </Pill>
  </Ticket>
);
