import { Phone } from '../../kit/devices/Phone.tsx';
import { NotApproved, PayNoCash } from '../../kit/screens/PayNoCash.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Beside long words: the same answer under the amount that was asked for. */
export function MatmRefusedTall() {
  return (
    <Scene width={400} height={440} grows="above">
      <Rings x={0} y={440} size={340} />
      <Phone x={64} y={28} width={272} height={520} time="16:42">
        <Label x={127} y={72} size={17} tone="muted" anchor="middle">
          Cash withdrawal
        </Label>
        <Label x={127} y={109} size={34} weight={800} anchor="middle">
          ₹12,000
        </Label>
        <path d="M24 126.500H230" className="stroke-line" />
        <NotApproved y={142} />
      </Phone>
      <PayNoCash x={32} y={344} />
    </Scene>
  );
}
