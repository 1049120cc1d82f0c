import type { ReactNode } from 'react';
import { PocketReader } from '../devices/PocketReader.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Carton } from '../things/Carton.tsx';
import { Fingers, Thumb as SmallThumb } from './Fingers.tsx';
import { Sleeve } from './Hand.tsx';
import { PersonBody } from './PersonBody.tsx';

/* Cuff and hand continue the lower arm of whoever holds the reader out. */
const hand = { x: -27.4, y: 91.5, turn: 20, scale: 0.125 } as const;

interface DeliveryPersonProps extends Place {
  /** What the customer pays, on the reader. */
  readonly amount: string;
}

/** Somebody in a cap who holds a pocket reader out to the left and carries a parcel on the other arm, 96 × 264; a scene may cut the legs. The mark for a tap is at -40,84. */
export const DeliveryPerson = ({ amount, ...place }: DeliveryPersonProps) => (
  <At {...place}>
    <PersonBody clothes="brand" trousers="deep-lift" looks="left" />
    <Cap />
    <path d={carrying} className="brand" />
    <Carton x={29} y={88} scale={0.54} tone="marigold" />
    <CarryingForearm />
    <OfferingHand>
      <SmallThumb {...grip} />
    </OfferingHand>
    <PocketReader x={-53.5} y={53} turn={-4} scale={0.22}>
      <Label x={64} y={36} size={34} weight={800} anchor="middle">
        {amount}
      </Label>
    </PocketReader>
    <OfferingHand>
      <Fingers {...grip} />
    </OfferingHand>
    <OfferingArm />
  </At>
);

const grip = { pose: 'grips', skin: 'skin' } as const;

/* It continues the lower arm, and closes round the edge of the reader. */
const OfferingHand = ({ children }: { readonly children: ReactNode }) => (
  <g transform="translate(-5 104.500) rotate(20) scale(-1.6 1.6)">{children}</g>
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

/* From the shoulder round the elbow to the cuff. */
const offering =
  'M31 53.500C22.500 56.500 17 63 14.500 72L5.500 98.700-7.100 94.100-13.800 112.700 9 121C16 123.500 21 121 23.500 114L34 82z';

const OfferingArm = () => (
  <>
    <At {...hand}>
      <Sleeve sleeve="brand" reach={204} />
    </At>
    <path d={offering} className="brand" />
    <path d="M25.500 108L33 85" className="stroke-shade" strokeWidth={2} opacity={0.3} />
  </>
);

/* The upper arm is behind the parcel, which leans on the chest; the forearm is before it. */
const carrying =
  'M65 53.500C73.500 56.500 79 63 81.500 72L94 107C97 117 94 127 86 131L72 132 62 82z';
const forearm = 'M90 106C98 114 94 128 86 131L63.600 141.200 56.400 124.800 80 115z';

const CarryingForearm = () => (
  <>
    <g transform="translate(57 133.500) rotate(162) scale(1.15 -1.15)">
      <Fingers pose="open" skin="skin" />
      <SmallThumb pose="open" skin="skin" />
    </g>
    <path d={forearm} className="brand" />
    <path
      d="M57.500 124.500L64.500 140.800"
      className="stroke-on-brand"
      strokeWidth={4}
      strokeLinecap="butt"
    />
  </>
);
