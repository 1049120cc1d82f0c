import { Dots } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Row } from '../../kit/Row.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { arrivedPosts } from './arrivedPosts.ts';

/** New posts that arrive in a feed reader, in letters for a phone. */
export function SubscribeNarrow() {
  return (
    <Scene width={400} height={424} ground="warm">
      <Dots x={24} y={28} size={352} rows={24} tone="marigold" />
      <Phone x={64} y={24} width={272} height={600}>
        <Label x={127} y={84} size={24} weight={800} anchor="middle">
          New for you
        </Label>
      </Phone>
      {arrivedPosts.map((post, index) => (
        <Panel
          key={post.title}
          x={index % 2 ? 32 : 16}
          y={136 + index * 92}
          width={352}
          height={80}
        >
          <Row {...post} x={20} y={17} width={312} size={18} />
        </Panel>
      ))}
    </Scene>
  );
}
