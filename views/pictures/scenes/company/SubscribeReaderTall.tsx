import { ReaderAtLaptop } from '../../kit/people/ReaderAtLaptop.tsx';
import { EveningWindow } from '../../kit/places/EveningWindow.tsx';
import { FeedArticle } from '../../kit/screens/FeedArticle.tsx';
import { ArrivalLine } from '../../kit/shapes/ArrivalLine.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { SmallPlant } from '../../kit/things/Plant.tsx';
import { TeaCup } from '../../kit/things/TeaCup.tsx';

/** The same where the picture is high: she is larger, and so is her table. */
export const SubscribeReaderTall = () => (
  <Scene width={400} height={496} ground="mint" grows="above">
    <EveningWindow x={24} y={40} width={160} height={284} sun={[52, 66]} />

    <path d="M-400 392H800V1200H-400z" className="green-soft" />
    <path d="M-400 392H800V1200H-400z" className="green" opacity={0.3} />
    <path d="M-400 470H800V1200H-400z" className="deep" opacity={0.14} />
    <SmallPlant x={352} y={410} scale={1.5} />
    <ReaderAtLaptop x={30} y={152} scale={1.5} />
    <TeaCup x={282} y={410} scale={0.6} />
    <FeedArticle
      x={206}
      y={22}
      width={178}
      size={18}
      cover="television"
      title={['DTH recharged,', 'screen blank']}
      isNew
    />
    <ArrivalLine d="M199 361C276 350 300 290 300 197" start={[199, 361]} end={[300, 197]} />
  </Scene>
);
