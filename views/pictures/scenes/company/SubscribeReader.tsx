import { OpenLaptop } from '../../kit/devices/OpenLaptop.tsx';
import { StandingPhone } from '../../kit/devices/StandingPhone.tsx';
import { ReadingTable } from '../../kit/places/ReadingTable.tsx';
import { OpenedArticle } from '../../kit/screens/OpenedArticle.tsx';
import { ReaderName } from '../../kit/screens/ReaderName.tsx';
import { SubscriptionMenu } from '../../kit/screens/SubscriptionMenu.tsx';
import { UnreadArticles } from '../../kit/screens/UnreadArticles.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A table with an article open on a laptop, and on a phone the articles that are unread and how to unsubscribe. */
export const SubscribeReader = () => (
  <Scene width={400} height={366} ground="mint" grows="around">
    <ReadingTable y={232} depth={102} />
    <OpenLaptop x={28} y={30} width={304} height={220} head={68}>
      <OpenedArticle x={-4} y={0} widths={[248, 248, 104]} size={20} cover={68} code={14} />
    </OpenLaptop>
    <StandingPhone x={216} y={14} width={172} height={288} head={60}>
      <ReaderName head={60} size={16} />
      <UnreadArticles x={0} y={60} width={154} size={16} />
      <SubscriptionMenu x={0} y={170} width={154} size={16} />
    </StandingPhone>
  </Scene>
);
