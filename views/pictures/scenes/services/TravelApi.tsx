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

/** A confirmed ticket in front of the phone on which it was chosen from three trains. */
export function TravelApi() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={0} y={0} size={336} tone="marigold-soft" />
      <Phone x={152} y={32} width={336} height={440} head={104} time="11:20">
        <Label x={24} y={68} size={20} weight={700} tone="on-brand">
          Howrah to Patna
        </Label>
        <Label x={24} y={90} tone="on-brand">
          Fri, 4 December
        </Label>
        {trains.map(([leaves, seats, fare], index) => (
          <Panel
            key={leaves}
            x={16}
            y={116 + index * 56}
            width={286}
            height={48}
            radius={8}
            tone={index === 0 ? 'brand-soft' : 'surface'}
            flat
          >
            <Label x={16} y={31} size={18} weight={700}>
              {leaves}
            </Label>
            <Label x={88} y={30} tone="muted">
              {seats}
            </Label>
            <Label
              x={270}
              y={31}
              size={18}
              weight={700}
              anchor="end"
              tone={index === 0 ? 'brand-ink' : 'ink'}
            >
              {fare}
            </Label>
          </Panel>
        ))}
      </Phone>
      <Ticket x={32} y={328} width={576} height={168} tear={424}>
        <TrainRoute x={24} y={40} width={336} from="Howrah" to="Patna" />
        <LabelledField x={24} y={76} label="Passenger" value="Ananya Sen" />
        <LabelledField x={192} y={76} label="Coach" value="B2" />
        <LabelledField x={272} y={76} label="Berth" value="31" />
        <LabelledField x={24} y={128} label="PNR" value="62XXXXXX41" />
        <LabelledField x={192} y={128} label="Departs" value="4 Dec 2026, 17:05" />
        <TurningPill x={502} y={20} anchor="middle" size={15} was="Booking">
          Confirmed
        </TurningPill>
        <Label x={502} y={82} anchor="middle" tone="muted">
          Fare
        </Label>
        <Label x={502} y={113} size={30} weight={800} anchor="middle">
          ₹1,120
        </Label>
        <Barcode x={454} y={130} />
      </Ticket>
    </Scene>
  );
}
