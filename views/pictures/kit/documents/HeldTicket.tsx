import { LabelledField } from '../shapes/LabelledField.tsx';
import type { Place } from '../stage/At.tsx';
import { TurningPill } from '../stage/TurningPill.tsx';
import { Ticket } from './Ticket.tsx';

const field = { size: 19, captionSize: 15 } as const;

/** A train ticket that is confirmed while one looks, with who travels and where, and its PNR on the stub, 176 × 236. */
export const HeldTicket = (place: Place) => (
  <Ticket {...place} width={176} height={236} tear={170} across>
    <TurningPill x={24} y={16} size={16} was="Booking">
      Confirmed
    </TurningPill>
    <LabelledField {...field} x={24} y={76} label="Passenger" value="Ananya Sen" />
    <LabelledField {...field} x={24} y={128} label="Coach" value="B2" />
    <LabelledField {...field} x={104} y={128} label="Berth" value="31" />
    <LabelledField {...field} x={24} y={195} label="PNR" value="62XXXXXX41" />
  </Ticket>
);
