import { Avatar } from '../../kit/people/Avatar.tsx';
import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { Inbox } from '../../kit/screens/Inbox.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the page on numbers for replies, for phones: the hoarding, the text that it asked for, the inbox. */
export function SolutionsHeroNarrow() {
  return (
    <Scene width={400} height={464}>
      <Rings x={400} y={464} size={340} />
      <Hoarding x={24} y={16} />
      <MessageBubble x={124} y={212} own width={188} lines={['TRIAL 700019']} size={21} />
      <Avatar x={348} y={242} size={52} glyph="phone" />
      <Connector from={[200, 274]} to={[200, 304]} tone="brand" upright arrow />
      <Inbox x={24} y={308} width={352} />
    </Scene>
  );
}
