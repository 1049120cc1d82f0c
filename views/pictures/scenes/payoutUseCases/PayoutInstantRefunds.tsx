import { Phone } from '../../kit/devices/Phone.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
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
      <path d="M0 440H640V520H0z" className="green" opacity={0.12} />
      <Phone x={40} y={44} width={284} height={600} time="">
        <Label x={24} y={82} size={22} weight={800}>
          Your order
        </Label>
        <path d="M0 100.500H266" className="stroke-line" />
        <MessageBubble x={24} y={128} width={218} size={20} flat lines={['Return approved']} />
        <rect x={24} y={222} width={218} height={178} rx={16} className="green-soft" />
        <Tick x={62} y={266} size={44} />
        <Label x={96} y={275} size={25} weight={700} tone="green-ink">
          Refund
        </Label>
        <Label x={40} y={336} size={40} weight={800} tone="green-ink">
          ₹1,299
        </Label>
        <Label x={40} y={375} size={23} weight={600} tone="green-ink">
          by UPI, 14:06
        </Label>
      </Phone>
      {/* From the refund on the phone to the account. */}
      <path d="M294 312H458Q482 312 482 288V206" className="stroke-green" strokeWidth={4} />
      <path d="M472 215L482 204L492 215" className="stroke-green" strokeWidth={4} />
      <circle cx={291} cy={312} r={8} className="green" />
      <Panel x={348} y={84} width={268} height={112}>
        <Label x={22} y={40} size={22} tone="muted">
          Your bank
        </Label>
        <Label x={22} y={87} size={37} weight={800} tone="green">
          + ₹1,299
        </Label>
        <Tick x={228} y={38} size={40} />
      </Panel>
      <Parcel x={410} y={344} scale={0.62} standing />
      <rect x={432} y={424} width={100} height={38} rx={6} className="on-brand" />
      <Label x={482} y={450} size={21} weight={800} tone="deep" anchor="middle">
        Return
      </Label>
    </Scene>
  );
}
