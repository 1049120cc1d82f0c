import { LimitPurse } from '../money/LimitPurse.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Stamp } from './Stamp.tsx';
import { Ticket } from './Ticket.tsx';

interface FareProps {
  /** Of the ticket, and of its letters. */
  readonly width: number;
  readonly y: number;
  readonly size: number;
}

/* The railways set their charge at the cancellation, so no amount is said of it, nor of what returns. */
/** A cancelled ticket, and an arrow from it to the working limit, to which its fare returns less a charge, 192 × 192. */
export const CancelledTicket = () => (
  <>
    <Ticket x={0} y={0} width={192} height={94} tear={56} across>
      <Stamp x={96} y={29} turn={-3} size={16} tone="red">
        Cancelled
      </Stamp>
      <Fare width={192} y={81} size={17} />
    </Ticket>
    <Return x={48} y={104} />
    <Label x={72} y={124} size={16} tone="red-ink">
      less charge
    </Label>
    <LimitPurse x={0} y={142} width={192} size={17} />
  </>
);

/** The same for a phone, from -8 and 208 × 208, without the words beside the arrow. */
export const CancelledTicketNear = () => (
  <At x={-8} y={-8}>
    <Ticket x={0} y={0} width={208} height={106} tear={55} across>
      <Stamp x={104} y={27} turn={-2} size={18} tone="red">
        Cancelled
      </Stamp>
      <Fare width={208} y={91} size={26} />
    </Ticket>
    <Return x={104} y={117} scale={1.1} />
    <LimitPurse x={0} y={158} width={208} size={24} />
  </At>
);

const Fare = ({ width, y, size }: FareProps) => (
  <>
    <Label x={18} y={y} size={size} tone="muted">
      Fare
    </Label>
    <Label x={width - 18} y={y} size={size} weight={700} anchor="end" tabular>
      ₹1,120
    </Label>
  </>
);

const Return = (place: Place) => (
  <At {...place}>
    <path d="M0 0V26M-11 15L0 26 11 15" className="stroke-green" strokeWidth={5} />
  </At>
);
