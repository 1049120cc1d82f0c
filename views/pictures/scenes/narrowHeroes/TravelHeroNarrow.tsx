import { Phone } from '../../kit/devices/Phone.tsx';
import { Ticket } from '../../kit/documents/Ticket.tsx';
import { TrainRoute } from '../../kit/places/TrainRoute.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningPill } from '../../kit/stage/TurningPill.tsx';

const field = { size: 20, captionSize: 16 } as const;

/** The head of the travel page for phones: the ticket, held out in front of the phone that booked it. */
export function TravelHeroNarrow() {
  return (
    <Scene width={400} height={432} ground="warm">
      <Rings x={0} y={0} size={280} tone="marigold-soft" />
      <Phone x={40} y={12} width={320} height={380} head={78} time="11:20" screen="ground">
        <Label x={22} y={64} size={18} weight={700} tone="on-brand">
          Fri, 4 December
        </Label>
        <Panel x={14} y={88} width={274} height={44} radius={8} tone="brand" flat>
          <Label x={14} y={29} size={18} weight={700} tone="on-brand">
            17:05
          </Label>
          <Label x={86} y={28} size={16} tone="on-brand">
            42 seats
          </Label>
          <Label x={260} y={29} size={18} weight={700} tone="on-brand" anchor="end">
            ₹1,120
          </Label>
        </Panel>
      </Phone>
      <Ticket x={16} y={166} width={368} height={252} tear={188} across>
        <TrainRoute x={24} y={42} width={320} from="Howrah" to="Patna" />
        <LabelledField {...field} x={24} y={78} label="Passenger" value="Ananya Sen" />
        <LabelledField {...field} x={196} y={78} label="Coach" value="B2" />
        <LabelledField {...field} x={282} y={78} label="Berth" value="31" />
        <LabelledField {...field} x={24} y={136} label="PNR" value="62XXXXXX41" />
        <LabelledField {...field} x={196} y={136} label="Departs" value="17:05" />
        <Label x={24} y={233} size={34} weight={800} tabular>
          ₹1,120
        </Label>
        <TurningPill x={344} y={204} anchor="end" size={18} was="Booking">
          Confirmed
        </TurningPill>
      </Ticket>
    </Scene>
  );
}
