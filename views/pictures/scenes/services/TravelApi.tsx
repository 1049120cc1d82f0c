import { Phone } from '../../kit/devices/Phone.tsx';
import { Ticket } from '../../kit/documents/Ticket.tsx';
import { TrainRoute } from '../../kit/places/TrainRoute.tsx';
import { Barcode } from '../../kit/shapes/Barcode.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningPill } from '../../kit/stage/TurningPill.tsx';

const trains = [
  ['17:05', '42 seats', '₹1,120'],
  ['20:35', '18 seats', '₹985'],
  ['22:40', 'WL 11', '₹1,075'],
] as const;

/* What is told of the ticket is read before what is behind it. */
const field = { size: 20, captionSize: 16 } as const;

/** A confirmed ticket in front of the phone on which it was chosen from three trains. */
export function TravelApi() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={0} y={0} size={336} tone="marigold-soft" />
      <Phone x={132} y={20} width={376} height={440} head={96} time="11:20" screen="ground">
        <Label x={24} y={63} size={21} weight={700} tone="on-brand">
          Howrah to Patna
        </Label>
        <Label x={24} y={85} size={16} tone="on-brand">
          Fri, 4 December
        </Label>
        {trains.map((train, index) => (
          <TrainRow key={train[0]} train={train} y={106 + index * 50} isChosen={index === 0} />
        ))}
      </Phone>
      <Ticket x={24} y={290} width={592} height={210} tear={408}>
        <TrainRoute x={26} y={46} width={352} from="Howrah" to="Patna" />
        <LabelledField {...field} x={26} y={88} label="Passenger" value="Ananya Sen" />
        <LabelledField {...field} x={204} y={88} label="Coach" value="B2" />
        <LabelledField {...field} x={290} y={88} label="Berth" value="31" />
        <LabelledField {...field} x={26} y={152} label="PNR" value="62XXXXXX41" />
        <LabelledField {...field} x={204} y={152} label="Departs" value="4 Dec 2026, 17:05" />
        <TurningPill x={500} y={28} anchor="middle" size={15} was="Booking">
          Confirmed
        </TurningPill>
        <Label x={500} y={94} anchor="middle" size={16} tone="muted">
          Fare
        </Label>
        <Label x={500} y={130} size={34} weight={800} tabular anchor="middle">
          ₹1,120
        </Label>
        <Barcode x={440} y={156} scale={1.25} />
      </Ticket>
    </Scene>
  );
}

interface TrainRowProps {
  readonly train: (typeof trains)[number];
  readonly y: number;
  readonly isChosen: boolean;
}

function TrainRow({ train: [leaves, seats, fare], y, isChosen }: TrainRowProps) {
  const tone = isChosen ? 'on-brand' : 'ink';
  return (
    <Panel
      x={16}
      y={y}
      width={326}
      height={42}
      radius={8}
      tone={isChosen ? 'brand' : 'surface'}
      flat
    >
      <Label x={16} y={28} size={19} weight={700} tone={tone}>
        {leaves}
      </Label>
      <Label x={96} y={27} size={17} tone={isChosen ? 'on-brand' : 'muted'}>
        {seats}
      </Label>
      <Label x={310} y={28} size={19} weight={700} anchor="end" tone={tone}>
        {fare}
      </Label>
    </Panel>
  );
}
