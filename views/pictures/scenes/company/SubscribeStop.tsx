import { Avatar } from '../../kit/people/Avatar.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { FeedMark } from '../../kit/shapes/FeedMark.tsx';
import { IconAndWord } from '../../kit/shapes/IconAndWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Two ways to stop: the feed removed from the reader, and a reply of one word to an email. */
export function SubscribeStop() {
  return (
    <Scene width={480} height={352} ground="mint" grows="around">
      <Rings x={0} y={352} size={320} tone="green-soft" />
      <Panel x={36} y={32} width={408} height={96}>
        <FeedMark x={20} y={20} scale={0.875} />
        <Label x={96} y={56} size={22} weight={700}>
          The blog
        </Label>
        <rect x={248} y={24} width={140} height={48} rx={24} className="red-soft" />
        <IconAndWord x={318} y={48} glyph="x" size={20} tone="red">
          Remove
        </IconAndWord>
      </Panel>
      <Panel x={36} y={152} width={320} height={128}>
        <Avatar x={48} y={48} size={56} glyph="mail" />
        <Label x={92} y={44} size={20} weight={700}>
          Our email
        </Label>
        <Label x={92} y={70} size={17} tone="muted">
          14 Nov 2026
        </Label>
        <Skeleton x={20} y={94} widths={[180]} height={9} />
      </Panel>
      <MessageBubble x={252} y={236} width={192} own size={28} from="Your reply" lines={['stop']} />
    </Scene>
  );
}
