import { Rings } from '../../kit/Backdrop.tsx';
import { EPanMail } from '../../kit/EPanMail.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Scene } from '../../kit/Scene.tsx';

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
