import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { PersonAtCounter } from '../people/PersonAtCounter.tsx';
import { PersonPaying } from '../people/PersonPaying.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { UpiStand } from '../things/UpiStand.tsx';
import { Banknotes } from './Banknotes.tsx';

/** A customer before a counter whose edge is at 248 gives notes to its keeper, 530 × 312, beside the code of the shop. */
export const BillPayment = (place: Place) => (
  <At {...place}>
    <PersonAtCounter
      x={14}
      y={92}
      scale={1.12}
      mirrored={126}
      clothes="green"
      looks="left"
      gives={<g />}
    />
    <UpiStand x={452} y={150} scale={0.52} />
    <PersonPaying x={270} y={6} scale={1.95} hair="short" skin="skin-deep" clothes="marigold">
      <Banknotes x={-50} y={-11} turn={-4} count={2} value="₹500" scale={0.29} />
    </PersonPaying>
  </At>
);

/** The receipt of a paid bill as it leaves its printer, 219 × 239. */
export const BillReceipt = (place: Place) => (
  <SlipPrinter {...place} length={240} scale={0.72}>
    <Label x={128} y={44} size={27} weight={800} anchor="middle">
      Receipt
    </Label>
    <path
      d="M24 62H232M24 146H232"
      className="stroke-faint"
      strokeWidth={2}
      strokeDasharray="2 6"
    />
    <Label x={24} y={97} size={26} tone="muted">
      Reference
    </Label>
    <Label x={24} y={130} size={26} weight={700}>
      BP63XXXX418
    </Label>
    <Label x={24} y={196} size={26} tone="muted">
      Paid
    </Label>
    <Label x={232} y={197} size={32} weight={800} anchor="end">
      ₹1,846
    </Label>
  </SlipPrinter>
);
