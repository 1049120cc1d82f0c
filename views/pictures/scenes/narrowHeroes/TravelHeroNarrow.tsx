import { Phone } from '../../kit/devices/Phone.tsx';
import { Ticket } from '../../kit/documents/Ticket.tsx';
import { TrainRoute } from '../../kit/places/TrainRoute.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningPill } from '../../kit/stage/TurningPill.tsx';

/** The head of the travel page for phones: the ticket, held out in front of the phone that booked it. */
export function TravelHeroNarrow() {
  return (
    <Scene width={400} height={432} ground="warm">
      <Rings x={0} y={0} size={280} tone="marigold-soft" />
      <Phone x={48} y={14} width={304} height={380} head={82} time="11:20">
        <Label x={22} y={66} size={18} weight={700} tone="on-brand">
          Fri, 4 December
        </Label>
        <Panel x={14} y={94} width={258} height={46} radius={8} tone="brand-soft" flat>
          <Label x={14} y={30} size={18} weight={700}>
            17:05
          </Label>
          <Label x={82} y={29} size={16} tone="muted">
            42 seats
          </Label>
          <Label x={244} y={30} size={18} weight={700} tone="brand-ink" anchor="end">
            ₹1,120
          </Label>
        </Panel>
      </Phone>
      <Ticket x={20} y={172} width={360} height={244} tear={178} across>
        <TrainRoute x={24} y={42} width={312} from="Howrah" to="Patna" />
        <LabelledField x={24} y={76} label="Passenger" value="Ananya Sen" size={18} />
        <LabelledField x={184} y={76} label="Coach" value="B2" size={18} />
        <LabelledField x={272} y={76} label="Berth" value="31" size={18} />
        <LabelledField x={24} y={130} label="PNR" value="62XXXXXX41" size={18} />
        <LabelledField x={184} y={130} label="Departs" value="17:05" size={18} />
        <Label x={24} y={223} size={34} weight={800}>
          ₹1,120
        </Label>
        <TurningPill x={336} y={193} anchor="end" size={19} was="Booking">
          Confirmed
        </TurningPill>
      </Ticket>
    </Scene>
  );
}
