import { Rings } from '../../kit/Backdrop.tsx';
import { FeedMark } from '../../kit/FeedMark.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { MessageBubble } from '../../kit/MessageBubble.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** Two ways to stop: the feed removed from the reader, and a reply of one word. */
export function SubscribeStop() {
  return (
    <Scene width={560} height={200} ground="mint" grows="around">
      <Rings x={0} y={200} size={300} tone="green-soft" />
      <Panel x={28} y={52} width={352} height={96}>
        <FeedMark x={20} y={20} scale={0.86} />
        <Label x={94} y={55} size={20} weight={700}>
          The blog
        </Label>
        <path d="M94 48H178" className="stroke-red" strokeWidth={2.5} />
        <rect x={208} y={26} width={132} height={44} rx={22} className="red-soft" />
        <Glyph name="x" x={220} y={36} tone="red" bold />
        <Label x={250} y={55} size={18} weight={700} tone="red">
          Remove
        </Label>
      </Panel>
      <MessageBubble x={404} y={64} width={124} own size={30} lines={['stop']} />
    </Scene>
  );
}
