import { At, type Place } from '../stage/At.tsx';
import { CarriedParcel } from './CarriedParcel.tsx';
import { OfferedReader } from './OfferedReader.tsx';
import { PersonBody } from './PersonBody.tsx';

interface DeliveryPersonProps extends Place {
  /** What the customer pays, on the reader. */
  readonly amount: string;
}

/** Somebody in a cap who holds a pocket reader out to the left and carries a parcel on the other arm, 96 × 264; a scene may cut the legs. The mark for a tap is at -24,55. */
export const DeliveryPerson = ({ amount, ...place }: DeliveryPersonProps) => (
  <At {...place}>
    <PersonBody clothes="brand" trousers="deep-lift" looks="left" />
    <Cap />
    <OfferedReader amount={amount} />
    <CarriedParcel />
  </At>
);

/* Over short hair, its peak to the side to which the head is turned. */
const Cap = () => (
  <At x={16.5} y={4} scale={0.5}>
    <path d="M33 32C30 8 45-2 63-2 82-2 97 8 93 36Q62 20 33 32z" className="brand-lift" />
    <path d="M60-2C53 6 50 14 50 26" className="stroke-brand-ink" strokeWidth={2} opacity={0.4} />
    <path d="M93 36Q62 20 33 32C22 30 12 33 8 40 34 43 64 30 93 42z" className="pen" />
    <circle cx={61} cy={-2} r={4} className="pen" />
  </At>
);
