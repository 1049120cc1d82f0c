import { Dots } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Row } from '../../kit/Row.tsx';
import { Scene } from '../../kit/Scene.tsx';

const arrived = [
  { glyph: 'bolt', tone: 'marigold', title: 'Why a recharge is pending', note: 'Recharge' },
  { glyph: 'train', tone: 'brand', title: 'CNF, RAC, WL', note: 'Travel' },
  { glyph: 'id', tone: 'green', title: 'How to read a PAN', note: 'PAN' },
] as const;

/** New posts that arrive in a feed reader. */
export function Subscribe() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Dots x={48} y={44} size={544} rows={28} tone="marigold" />
      <Phone x={184} y={40} width={272} height={600}>
        <Label x={127} y={96} size={24} weight={800} anchor="middle">
          New for you
        </Label>
        <Label x={127} y={124} size={17} tone="muted" anchor="middle">
          No account, no tracking
        </Label>
      </Phone>
      {arrived.map((post, index) => (
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
