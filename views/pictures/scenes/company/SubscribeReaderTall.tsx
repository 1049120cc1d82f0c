import { OpenLaptop } from '../../kit/devices/OpenLaptop.tsx';
import { Phone } from '../../kit/devices/Phone.tsx';
import { SubscriptionMenu } from '../../kit/screens/SubscriptionMenu.tsx';
import { UnreadArticles } from '../../kit/screens/UnreadArticles.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TeaCup } from '../../kit/things/TeaCup.tsx';

/** The same where the picture is high, with tea on the desk. */
export const SubscribeReaderTall = () => (
  <Scene width={400} height={560} ground="mint" grows="around">
    <path d="M-400 290H800V1120H-400z" className="stage-mint" opacity={0.5} />
    <OpenLaptop x={24} y={60} width={336} height={258} head={62}>
      <UnreadArticles x={0} y={0} width={170} head={62} size={17} />
    </OpenLaptop>
    <TeaCup x={62} y={426} scale={1.2} />
    {/* It runs out of the picture below its menu. */}
    <Phone x={200} y={140} width={182} head={96} height={560} time="">
      <UnreadArticles x={0} y={0} width={164} head={96} size={17} />
      <SubscriptionMenu x={0} y={284} width={164} size={17} />
    </Phone>
  </Scene>
);
