import { Dots } from '../../kit/Backdrop.tsx';
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
      <Dots x={0} y={4} size={640} rows={33} tone="marigold" />
      <Phone x={184} y={40} width={272} height={600}>
        <Label x={127} y={96} size={24} weight={800} anchor="middle">
          New for you
        </Label>
        <Label x={127} y={124} size={17} tone="muted" anchor="middle">
          No account, no tracking
        </Label>
      </Phone>
      {arrivedPosts.map((post, index) => (
        <Panel
          key={post.title}
          x={index % 2 ? 152 : 104}
          y={192 + index * 104}
          width={384}
          height={88}
        >
          <Row {...post} x={24} y={20} width={336} size={20} />
        </Panel>
      ))}
    </Scene>
  );
}
