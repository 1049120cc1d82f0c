import { Rings } from '../../kit/Backdrop.tsx';
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
      <Rings x={400} y={0} size={320} tone="marigold-soft" />
      <Phone x={28} y={24} width={344} height={700} screen="surface-2" head={112}>
        <Label x={24} y={88} size={27} weight={800} tone="on-brand">
          New for you
        </Label>
        {arrivedPosts.map((post, index) => (
          <Panel key={post.title} x={14} y={126 + index * 88} width={298} height={78}>
            <Row {...post} x={16} y={16} width={266} size={17} />
          </Panel>
        ))}
      </Phone>
    </Scene>
  );
}
