import { Phone } from '../../kit/devices/Phone.tsx';
import { CalendarPage } from '../../kit/documents/CalendarPage.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** What a payout is in the end: salary day, and the phone of an employee whose salary has come. */
export function PayoutClosing() {
  return (
    <Scene {...closingSize} ground="warm">
      <Rings x={440} y={400} size={380} tone="marigold-soft" />
      {/* The phone begins between two columns of the month. */}
      <CalendarPage x={16} y={48} scale={0.66} title="November" days={30} first={0} ringed={30} />
      <Phone x={154} y={32} scale={0.984} width={250} height={600} head={96} time="10:32">
        <Label x={22} y={76} size={21} weight={800} tone="on-brand">
          Your bank
        </Label>
        <Tick x={116} y={144} size={52} />
        <Label x={116} y={212} size={36} weight={800} anchor="middle">
          +₹42,500
        </Label>
        <Label x={116} y={242} size={18} tone="muted" anchor="middle">
          Salary November
        </Label>
        <path d="M32 264.500H200" className="stroke-line" />
        <Label x={116} y={298} size={18} weight={600} tone="green-ink" anchor="middle">
          Credited by NEFT
        </Label>
      </Phone>
    </Scene>
  );
}
