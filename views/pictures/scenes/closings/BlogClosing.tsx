import { UnreadPosts } from '../../kit/screens/UnreadPosts.tsx';
import { FeedMark } from '../../kit/shapes/FeedMark.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** A feed reader with three unread articles, under the sign of the feed that brought them. */
export function BlogClosing() {
  return (
    <Scene {...closingSize} ground="warm">
      <Rings x={440} y={0} size={340} tone="marigold-soft" />
      <Panel x={36} y={56} width={368} height={308}>
        <UnreadPosts x={32} y={60} width={304} size={18} step={72} />
      </Panel>
      <FeedMark x={316} y={24} scale={1.125} />
    </Scene>
  );
}
