import { OpenLaptop } from '../../kit/devices/OpenLaptop.tsx';
import { StandingPhone } from '../../kit/devices/StandingPhone.tsx';
import { ReadingTable } from '../../kit/places/ReadingTable.tsx';
import { OpenedArticle } from '../../kit/screens/OpenedArticle.tsx';
import { SubscriptionMenu } from '../../kit/screens/SubscriptionMenu.tsx';
import { UnreadArticles } from '../../kit/screens/UnreadArticles.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same where the picture is high, with a drawer in the table's front. */
export const SubscribeReaderTall = () => (
  <Scene width={400} height={560} ground="mint" grows="around">
    <ReadingTable y={308} depth={104} drawer />
    <OpenLaptop x={34} y={60} width={304} height={264} head={88}>
      <OpenedArticle x={0} y={0} width={248} size={21} cover={88} />
    </OpenLaptop>
    <StandingPhone x={212} y={98} width={172} height={290} head={44}>
      <UnreadArticles x={0} y={44} width={154} size={16} />
      <SubscriptionMenu x={0} y={164} width={154} size={16} />
    </StandingPhone>
  </Scene>
);
