import { Phone } from '../../kit/devices/Phone.tsx';
import { EPanMail } from '../../kit/screens/EPanMail.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The e-PAN in the inbox of a phone. */
export function PanDelivery() {
  return (
    <Scene width={400} height={384} ground="mint" grows="above">
      <Rings x={400} y={384} size={300} tone="green-soft" />
      <Phone x={44} y={28} width={312} height={520} time="11:06">
        <EPanMail x={19} y={64} />
      </Phone>
    </Scene>
  );
}
