import { OpenLaptop } from '../../kit/devices/OpenLaptop.tsx';
import { Phone } from '../../kit/devices/Phone.tsx';
import { SubscriptionMenu } from '../../kit/screens/SubscriptionMenu.tsx';
import { UnreadArticles } from '../../kit/screens/UnreadArticles.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A reader on a laptop and on a phone, with the same articles unread, and on the phone how to unsubscribe. */
export const SubscribeReader = () => (
  <Scene width={400} height={366} ground="mint" grows="around">
    <path d="M-400 246H800V732H-400z" className="stage-mint" opacity={0.5} />
    <OpenLaptop x={28} y={60} width={320} height={232} head={50}>
      <UnreadArticles x={0} y={0} width={170} head={50} size={16} />
    </OpenLaptop>
    <Phone x={206} y={16} width={176} head={76} height={560} time="">
      <UnreadArticles x={0} y={0} width={158} head={76} size={16} />
      <SubscriptionMenu x={0} y={234} width={158} size={16} />
    </Phone>
  </Scene>
);
