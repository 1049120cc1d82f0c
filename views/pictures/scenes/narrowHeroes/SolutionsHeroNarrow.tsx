import { Rings } from '../../kit/Backdrop.tsx';
import { Connector } from '../../kit/Connector.tsx';
import { Hoarding } from '../../kit/Hoarding.tsx';
import { Inbox } from '../../kit/Inbox.tsx';
import { MessageBubble } from '../../kit/MessageBubble.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The head of the page on numbers for replies, for phones: the hoarding, the text that it asked for, the inbox. */
export function SolutionsHeroNarrow() {
  return (
    <Scene width={400} height={472}>
      <Rings x={400} y={472} size={340} />
      <path
        d="M72 200v280M328 200v280"
        className="stroke-faint"
        strokeWidth={12}
        strokeLinecap="butt"
      />
      <Hoarding x={24} y={24} />
      <path d="M16 204h368" className="stroke-faint" strokeWidth={8} />
      <MessageBubble x={152} y={224} own width={208} lines={['TRIAL 700019']} size={21} />
      <Connector from={[256, 290]} to={[256, 312]} tone="brand" upright arrow />
      <Inbox x={24} y={312} width={352} height={144} />
    </Scene>
  );
}
