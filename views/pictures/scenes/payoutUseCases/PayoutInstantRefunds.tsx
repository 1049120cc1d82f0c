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
      <Phone x={32} y={32} width={344} height={600} time="">
        <Label x={24} y={86} size={27} weight={800}>
          Your order
        </Label>
        <path d="M0 104.5H326" className="stroke-line" />
        <MessageBubble x={20} y={136} width={286} size={24} flat lines={['Return approved']} />
        <rect x={20} y={248} width={286} height={180} rx={16} className="green-soft" />
        <Tick x={58} y={298} size={40} />
        <Label x={90} y={306} size={24} weight={800} tone="green-ink">
          Refund ₹1,299
        </Label>
        <Label x={38} y={360} size={23} weight={600} tone="green-ink">
          Sent by UPI 14:06
        </Label>
        <Label x={38} y={398} size={23} tone="green-ink">
          Ref. 6331XXXX07
        </Label>
      </Phone>
      <Connector from={[504, 264]} to={[504, 184]} tone="green" upright dashed arrow />
      <Panel x={352} y={72} width={264} height={104}>
        <Label x={24} y={42} size={22} tone="muted">
          Your bank
        </Label>
        <Label x={24} y={80} size={30} weight={800} tone="green">
          + ₹1,299
        </Label>
        <Tick x={216} y={52} size={48} />
      </Panel>
      <Parcel x={392} y={264} scale={0.966} title="Return of order" code="OD-77120" />
    </Scene>
  );
}
