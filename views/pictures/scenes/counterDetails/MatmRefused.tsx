import { Phone } from '../../kit/devices/Phone.tsx';
import { NotApproved, PayNoCash } from '../../kit/screens/PayNoCash.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The bank's answer to a withdrawal above the card's limit. */
export function MatmRefused() {
  return (
    <Scene width={400} height={360} grows="above">
      <Rings x={0} y={360} size={300} />
      <Phone x={64} y={28} width={272} height={480} time="16:42">
        <NotApproved y={68} />
      </Phone>
      <PayNoCash x={32} y={268} />
    </Scene>
  );
}
