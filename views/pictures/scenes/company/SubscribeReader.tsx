import { ReaderAtLaptop } from '../../kit/people/ReaderAtLaptop.tsx';
import { EveningWindow } from '../../kit/places/EveningWindow.tsx';
import { FeedArticle } from '../../kit/screens/FeedArticle.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TeaCup } from '../../kit/things/TeaCup.tsx';

/**
 * Someone reads at home in the evening: from her laptop, which bears the sign of the feed, the newest article rises.
 * On a tablet the page shows only what is above 264 (Band.css), so the sign is above that.
 */
export const SubscribeReader = () => (
  <Scene width={400} height={366} ground="mint" grows="above">
    {/* It runs out above, and its sill is behind the table. */}
    <EveningWindow x={24} y={-60} width={170} height={330} bar={0.5} />
    <path d="M-400 246H800V800H-400z" className="green-soft" />
    <path d="M-400 246H800V800H-400z" className="green" opacity={0.3} />
    <ReaderAtLaptop x={42} y={22} scale={1.22} />
    <TeaCup x={306} y={232} scale={0.8} />
    <FeedArticle
      x={220}
      y={16}
      width={164}
      size={17}
      cover="television"
      title={['DTH recharged,', 'screen blank']}
      isNew
    />
  </Scene>
);
