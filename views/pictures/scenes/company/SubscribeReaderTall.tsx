import { LaptopStand } from '../../kit/devices/LaptopStand.tsx';
import { OpenLaptop } from '../../kit/devices/OpenLaptop.tsx';
import { StandingPhone } from '../../kit/devices/StandingPhone.tsx';
import { ReadingTable } from '../../kit/places/ReadingTable.tsx';
import { OpenedArticle } from '../../kit/screens/OpenedArticle.tsx';
import { ReaderName } from '../../kit/screens/ReaderName.tsx';
import { SubscriptionMenu } from '../../kit/screens/SubscriptionMenu.tsx';
import { UnreadArticles } from '../../kit/screens/UnreadArticles.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same where the picture is high: the laptop is raised on a stand and runs over the left edge. */
export const SubscribeReaderTall = () => (
  <Scene width={400} height={560} ground="mint" grows="around">
    <ReadingTable y={506} depth={40} />
    <LaptopStand x={-180} y={432} width={524} height={90} />
    <OpenLaptop x={-180} y={26} width={520} height={390} head={98}>
      <OpenedArticle
        x={174}
        y={0}
        widths={[288, 288, 288, 288, 96]}
        size={30}
        cover={98}
        code={26}
      />
    </OpenLaptop>
    <StandingPhone x={170} y={214} width={212} height={314} head={68}>
      <ReaderName head={68} size={19} />
      <UnreadArticles x={0} y={68} width={194} size={18} />
      <SubscriptionMenu x={0} y={188} width={194} size={18} />
    </StandingPhone>
  </Scene>
);
