import { OpenLaptop } from '../../kit/devices/OpenLaptop.tsx';
import { StandingPhone } from '../../kit/devices/StandingPhone.tsx';
import { ReadingTable } from '../../kit/places/ReadingTable.tsx';
import { OpenedArticle } from '../../kit/screens/OpenedArticle.tsx';
import { SubscriptionMenu } from '../../kit/screens/SubscriptionMenu.tsx';
import { UnreadArticles } from '../../kit/screens/UnreadArticles.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A table with an article open on a laptop, and on a phone the articles that are unread and how to unsubscribe. */
export const SubscribeReader = () => (
  <Scene width={400} height={366} ground="mint" grows="around">
    <ReadingTable y={232} depth={84} />
    <OpenLaptop x={34} y={30} width={304} height={220} head={68}>
      <OpenedArticle x={0} y={0} width={248} size={20} cover={68} />
    </OpenLaptop>
    <StandingPhone x={214} y={16} width={172} height={278} head={42}>
      <UnreadArticles x={0} y={42} width={154} size={16} />
      <SubscriptionMenu x={0} y={157} width={154} size={16} />
    </StandingPhone>
  </Scene>
);
