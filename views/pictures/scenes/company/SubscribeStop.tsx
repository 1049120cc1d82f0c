import { Avatar } from '../../kit/Avatar.tsx';
import { Rings } from '../../kit/Backdrop.tsx';
import { FeedMark } from '../../kit/FeedMark.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { MessageBubble } from '../../kit/MessageBubble.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';

/** Two ways to stop: the feed removed from the reader, and a reply of one word. */
export function SubscribeStop() {
  return (
    <Scene width={560} height={248} ground="mint" grows="around">
      <Rings x={0} y={248} size={300} tone="green-soft" />
      <Panel x={40} y={24} width={480} height={104}>
        <FeedMark x={24} y={22} scale={0.94} />
        <Label x={108} y={60} size={24} weight={700}>
          The blog
        </Label>
        <path d="M108 52H208" className="stroke-red" strokeWidth={2.5} />
        <rect x={308} y={28} width={148} height={48} rx={24} className="red-soft" />
        <Glyph name="x" x={326} y={40} tone="red" bold />
        <Label x={360} y={59} size={20} weight={700} tone="red">
          Remove
        </Label>
      </Panel>
      <Panel x={40} y={152} width={312} height={68}>
        <Avatar x={44} y={34} size={44} glyph="mail" />
        <Skeleton x={80} y={22} widths={[208, 152]} height={9} step={18} />
      </Panel>
      <MessageBubble x={384} y={148} width={136} own size={30} lines={['stop']} />
    </Scene>
  );
}
