import { ReaderAtLaptop } from '../../kit/people/ReaderAtLaptop.tsx';
import { EveningWindow } from '../../kit/places/EveningWindow.tsx';
import { FeedArticle } from '../../kit/screens/FeedArticle.tsx';
import { ArrivalLine } from '../../kit/shapes/ArrivalLine.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { SmallPlant } from '../../kit/things/Plant.tsx';
import { TeaCup } from '../../kit/things/TeaCup.tsx';

/** The same where the picture is high: she is larger, and so is her table. */
export const SubscribeReaderTall = () => (
  <Scene width={400} height={560} ground="mint" grows="above">
    <EveningWindow x={28} y={72} width={168} height={316} sun={[54, 78]} />

    <path d="M-400 452H800V1200H-400z" className="green-soft" />
    <path d="M-400 452H800V1200H-400z" className="green" opacity={0.3} />
    <path d="M-400 534H800V1200H-400z" className="deep" opacity={0.14} />
    <SmallPlant x={352} y={470} scale={1.5} />
    <ReaderAtLaptop x={46} y={212} scale={1.5} />
    <TeaCup x={286} y={470} scale={0.6} />
    <FeedArticle
      x={206}
      y={22}
      width={178}
      size={18}
      cover="television"
      title={['DTH recharged,', 'screen blank']}
      isNew
    />
    <ArrivalLine d="M215 421C284 410 300 330 300 197" start={[215, 421]} end={[300, 197]} />
  </Scene>
);
