import { Phone } from '../../kit/devices/Phone.tsx';
import { Portrait } from '../../kit/people/Portrait.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** What a payout is in the end: an employee whose salary has come. */
export function PayoutClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={380} />
      <Phone x={128} y={36} width={284} height={560} head={112} time="10:32">
        <Label x={24} y={84} size={24} weight={800} tone="on-brand">
          Your bank
        </Label>
        <Tick x={133} y={164} size={56} />
        <Label x={133} y={236} size={36} weight={800} anchor="middle">
          +₹42,500
        </Label>
        <Label x={133} y={270} size={20} tone="muted" anchor="middle">
          Salary November
        </Label>
        <path d="M24 296.500H242" className="stroke-line" />
        <Label x={133} y={334} size={20} weight={600} tone="green-ink" anchor="middle">
          Credited by NEFT
        </Label>
      </Phone>
      <circle cx={92} cy={300} r={68} className="surface" />
      <Portrait x={92} y={300} size={124} hair="long" clothes="marigold" />
    </Scene>
  );
}
