import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { LabelledField } from '../shapes/LabelledField.tsx';
import { Pill } from '../shapes/Pill.tsx';
import type { Place } from '../stage/At.tsx';
import { Ticket } from './Ticket.tsx';

/** The ticket of the page's example, 464 × 208, torn across above its status. */
export function TrainTicket(place: Place) {
  return (
    <Ticket {...place} width={464} height={208} tear={140} across>
      <Label x={28} y={46} size={26} weight={800}>
        Howrah
      </Label>
      <Glyph name="train" x={216} y={22} size={32} tone="brand" />
      <Label x={436} y={46} size={26} weight={800} anchor="end">
        Patna
      </Label>
      <LabelledField x={28} y={82} label="PNR" value="62XXXXXX41" size={22} />
      <LabelledField x={232} y={82} label="Coach" value="B2" size={22} />
      <LabelledField x={436} y={82} label="Berth" value="31" size={22} anchor="end" />
      <Pill x={28} y={157} size={18} tone="green" glyph="check">
        Confirmed
      </Pill>
      <Label x={436} y={184} size={28} weight={800} anchor="end">
        ₹1,120
      </Label>
    </Ticket>
  );
}
