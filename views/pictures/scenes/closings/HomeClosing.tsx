import { PersonBust } from '../../kit/people/Person.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const size = 24;
const person = { y: 246, scale: 1.1 } as const;

/** A customer says which service comes first, and a colleague of ours answers with what comes next. */
export const HomeClosing = () => (
  <Scene {...closingSize} radius={0} night="raised">
    <Rings x={440} y={0} size={380} />
    <PersonBust {...person} x={28} hair="short" moustache clothes="marigold" looks="right" />
    <PersonBust
      {...person}
      x={274}
      hair="long"
      glasses
      skin="skin-deep"
      clothes="green"
      looks="left"
    />
    <MessageBubble
      x={24}
      y={18}
      size={size}
      lines={['We need', 'recharges first.']}
      tail={[58, 210]}
    />
    <MessageBubble
      x={188}
      y={126}
      width={228}
      size={size}
      lines={['These are your', 'next steps.']}
      own
      tail={[84, 118]}
    />
  </Scene>
);
