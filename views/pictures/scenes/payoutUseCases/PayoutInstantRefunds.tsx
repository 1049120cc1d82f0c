import { Phone } from '../../kit/devices/Phone.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Parcel } from '../../kit/things/Parcel.tsx';

/** A chat that approves a return and shows the refund, beside the parcel that came back. */
export function PayoutInstantRefunds() {
  return (
    <Scene width={640} height={520} ground="mint">
      <Rings x={640} y={520} size={400} tone="green-soft" />
      <Phone x={40} y={44} width={284} height={600} time="">
        <Label x={24} y={82} size={22} weight={800}>
          Your order
        </Label>
        <path d="M0 100.500H266" className="stroke-line" />
        <MessageBubble x={26} y={128} width={228} size={20} flat lines={['Return approved']} />
        <rect x={12} y={222} width={242} height={178} rx={16} className="green-soft" />
        <Tick x={50} y={266} size={44} />
        <Label x={86} y={275} size={25} weight={700} tone="green-ink">
          Refund
        </Label>
        <Label x={28} y={336} size={40} weight={800} tone="green-ink">
          ₹1,299
        </Label>
        <Label x={28} y={375} size={23} weight={600} tone="green-ink">
          by UPI, 14:06
        </Label>
      </Phone>
      <Connector from={[482, 264]} to={[482, 198]} tone="green" upright dashed arrow />
      <Panel x={348} y={76} width={268} height={112}>
        <Label x={22} y={40} size={22} tone="muted">
          Your bank
        </Label>
        <Label x={22} y={87} size={37} weight={800} tone="green">
          + ₹1,299
        </Label>
        <Tick x={228} y={38} size={40} />
      </Panel>
      <Parcel x={366} y={264} standing />
    </Scene>
  );
}
