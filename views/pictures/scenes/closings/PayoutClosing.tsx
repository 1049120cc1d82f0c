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
    <Scene {...closingSize} radius={0} ground="warm" night="raised">
      <Rings x={440} y={0} size={300} tone="marigold-soft" />
      {/* The phone covers no day: it begins below the last whole week, beside the ringed day. */}
      <CalendarPage
        x={24}
        y={18}
        scale={0.8}
        title="November"
        days={30}
        first={0}
        ringed={30}
        low
      />
      <Phone x={140} y={217} width={276} height={320} head={80} time="10:32">
        <Label x={22} y={66} size={21} weight={800} tone="on-brand">
          Your bank
        </Label>
        <Tick x={44} y={124} size={44} />
        <Label x={78} y={128} size={32} weight={800}>
          +₹42,500
        </Label>
        <Label x={78} y={154} size={17} tone="muted">
          Salary by NEFT
        </Label>
      </Phone>
    </Scene>
  );
}
