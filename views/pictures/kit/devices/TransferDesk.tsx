import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TurningTick } from '../stage/TurningTick.tsx';
import { Phone } from './Phone.tsx';
import { SlipPrinter } from './SlipPrinter.tsx';

/** The phone and the printer of a shop that sends money, 300 × 160, standing on 160. */
export const TransferDesk = (place: Place) => (
  <At {...place}>
    <Phone x={0} y={0} scale={0.5} width={230} height={320} time="">
      <TurningTick x={106} y={104} size={72} />
      <Label x={106} y={196} size={34} weight={800} anchor="middle">
        ₹3,000
      </Label>
      <Label x={106} y={240} size={30} weight={600} tone="green-ink" anchor="middle">
        Sent
      </Label>
    </Phone>
    <SlipPrinter x={140} y={38} length={140} scale={0.526}>
      <Label x={128} y={56} size={30} weight={800} anchor="middle">
        Receipt
      </Label>
      <path d="M24 82H232" className="stroke-faint" strokeWidth={3} strokeDasharray="3 9" />
      <Label x={128} y={124} size={34} weight={800} anchor="middle">
        ₹3,000
      </Label>
    </SlipPrinter>
  </At>
);
