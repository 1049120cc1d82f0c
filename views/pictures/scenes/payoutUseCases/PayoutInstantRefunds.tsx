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
        <MessageBubble x={20} y={134} width={226} size={20} flat lines={['Return approved']} />
        <rect x={20} y={238} width={226} height={152} rx={16} className="green-soft" />
        <Tick x={52} y={280} size={32} />
        <Label x={76} y={287} size={19} weight={800} tone="green-ink">
          Refund ₹1,299
        </Label>
        <Label x={36} y={332} size={19} weight={600} tone="green-ink">
          Sent by UPI 14:06
        </Label>
        <Label x={36} y={365} size={19} tone="green-ink">
          Ref. 6331XXXX07
        </Label>
      </Phone>
      <Connector from={[472, 264]} to={[472, 196]} tone="green" upright dashed arrow />
      <Panel x={296} y={76} width={304} height={112}>
        <Label x={24} y={40} size={20} tone="muted">
          Your bank
        </Label>
        <Label x={24} y={87} size={42} weight={800} tone="green">
          + ₹1,299
        </Label>
        <Tick x={256} y={56} size={48} />
      </Panel>
      <Parcel x={356} y={264} title="Return of order" code="OD-77120" />
    </Scene>
  );
}
