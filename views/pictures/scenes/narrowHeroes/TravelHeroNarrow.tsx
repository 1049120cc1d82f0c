import { Phone } from '../../kit/devices/Phone.tsx';
import { Ticket } from '../../kit/documents/Ticket.tsx';
import { TrainRoute } from '../../kit/places/TrainRoute.tsx';
import { Barcode } from '../../kit/shapes/Barcode.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningPill } from '../../kit/stage/TurningPill.tsx';

/** The head of the travel page for phones: the ticket, held out in front of the phone that booked it. */
export function TravelHeroNarrow() {
  return (
    <Scene width={400} height={432} ground="warm">
      <Rings x={0} y={0} size={280} tone="marigold-soft" />
      <Phone x={56} y={20} width={288} height={560} head={160} time="11:20">
        <Label x={24} y={70} size={20} weight={700} tone="on-brand">
          Fri, 4 December
        </Label>
      </Phone>
      <Ticket x={20} y={120} width={360} height={292} tear={196} across>
        <TrainRoute x={24} y={44} width={312} from="Howrah" to="Patna" />
        <LabelledField x={24} y={84} label="Passenger" value="Ananya Sen" size={18} />
        <LabelledField x={184} y={84} label="Coach" value="B2" size={18} />
        <LabelledField x={272} y={84} label="Berth" value="31" size={18} />
        <LabelledField x={24} y={142} label="PNR" value="62XXXXXX41" size={18} />
        <LabelledField x={184} y={142} label="Departs" value="17:05" size={18} />
        <Label x={24} y={244} size={34} weight={800}>
          ₹1,120
        </Label>
        <Barcode x={28} y={260} />
        <TurningPill x={336} y={226} anchor="end" size={19} was="Booking">
          Confirmed
        </TurningPill>
      </Ticket>
    </Scene>
  );
}
