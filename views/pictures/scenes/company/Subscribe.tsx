import { Rings } from '../../kit/Backdrop.tsx';
import { FeedMark } from '../../kit/FeedMark.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Row } from '../../kit/Row.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { arrivedPosts } from './arrivedPosts.ts';

/** New posts that arrive in a feed reader. */
export function Subscribe() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={640} y={0} size={400} tone="marigold-soft" />
      <Rings x={0} y={520} size={320} tone="marigold-soft" />
      <Phone x={120} y={40} width={400} height={800} screen="surface-2" head={152}>
        <Label x={28} y={94} size={30} weight={800} tone="on-brand">
          New for you
        </Label>
        <Label x={28} y={124} size={17} tone="on-brand">
          No account, no tracking
        </Label>
        <FeedMark x={294} y={68} />
        {arrivedPosts.map((post, index) => (
          <Panel key={post.title} x={20} y={172 + index * 96} width={342} height={84}>
            <Row {...post} x={20} y={18} width={302} size={19} />
          </Panel>
        ))}
      </Phone>
    </Scene>
  );
}
