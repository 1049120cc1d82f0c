import { PersonStanding } from '../../kit/people/Person.tsx';
import { FeedArticle } from '../../kit/screens/FeedArticle.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { FeedMark } from '../../kit/shapes/FeedMark.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** Somebody looks at a phone, on which a new article has arrived by the feed. */
export function BlogClosing() {
  return (
    <Scene {...closingSize} ground="warm">
      <Rings x={440} y={0} size={340} tone="marigold-soft" />
      <path d="M0 356H440V400H0z" className="marigold-soft" />
      <ellipse cx={352} cy={374} rx={64} ry={6} className="deep" opacity={0.14} />
      <FeedArticle
        x={32}
        y={112}
        width={224}
        size={24}
        cover="ticket"
        title={['CNF, RAC, WL', 'on a ticket']}
      />
      <FeedMark x={120} y={28} scale={0.75} />
      <Connector from={[144, 76]} to={[144, 110]} tone="marigold" upright arrow />
      <PersonStanding x={292} y={48} scale={1.23} clothes="green" hair="bun" />
    </Scene>
  );
}
