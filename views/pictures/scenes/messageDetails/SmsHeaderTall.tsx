import { OrderOnItsWay } from '../../kit/screens/OrderOnItsWay.tsx';
import { SenderNameExplained } from '../../kit/screens/SenderNameExplained.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The name of a sender in its parts, and a message from it, whose order comes along the street. */
export function SmsHeaderTall() {
  return (
    <Scene width={400} height={502} ground="mint" grows="above">
      <SenderNameExplained x={16} y={24} />
      <OrderOnItsWay x={0} y={150} />
    </Scene>
  );
}
