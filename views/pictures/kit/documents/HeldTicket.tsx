import { LabelledField } from '../shapes/LabelledField.tsx';
import type { Place } from '../stage/At.tsx';
import { TurningPill } from '../stage/TurningPill.tsx';
import { Ticket } from './Ticket.tsx';

const field = { size: 19, captionSize: 15 } as const;

interface HeldTicketProps extends Place {
  /** Below the rest, where there is room for it. */
  readonly pnr?: string;
}

/** A train ticket that is confirmed while one looks, with who travels and where, 190 × 192, or 244 with its PNR. */
export const HeldTicket = ({ pnr, ...place }: HeldTicketProps) => (
  <Ticket {...place} width={190} height={pnr ? 244 : 192} tear={58} across>
    <TurningPill x={20} y={15} size={16} was="Booking">
      Confirmed
    </TurningPill>
    <LabelledField {...field} x={20} y={91} label="Passenger" value="Ananya Sen" />
    <LabelledField {...field} x={20} y={145} label="Coach" value="B2" />
    <LabelledField {...field} x={104} y={145} label="Berth" value="31" />
    {pnr && <LabelledField {...field} x={20} y={199} label="PNR" value={pnr} />}
  </Ticket>
);
