import { ReaderAtLaptop } from '../../kit/people/ReaderAtLaptop.tsx';
import { EveningWindow } from '../../kit/places/EveningWindow.tsx';
import { FeedArticle } from '../../kit/screens/FeedArticle.tsx';
import { ArrivalLine } from '../../kit/shapes/ArrivalLine.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TeaCup } from '../../kit/things/TeaCup.tsx';

/** Someone reads at home in the evening: from her laptop, which bears the sign of the feed, the newest article rises. */
export const SubscribeReader = () => (
  <Scene width={400} height={284} ground="mint" grows="above">
    {/* It runs out above, and its lower corners are seen beside her. */}
    <EveningWindow x={24} y={-60} width={178} height={234} sun={[38, 92]} />
    <path d="M-400 222H800V800H-400z" className="green-soft" />
    <path d="M-400 222H800V800H-400z" className="green" opacity={0.3} />
    <ReaderAtLaptop x={46} y={43} scale={1.12} />
    <TeaCup x={300} y={226} scale={0.44} />
    <FeedArticle
      x={232}
      y={12}
      width={156}
      size={16}
      cover="television"
      title={['DTH recharged,', 'screen blank']}
      isNew
    />
    <ArrivalLine d="M173 198C216 208 266 208 266 170" start={[173, 198]} end={[266, 170]} />
  </Scene>
);
