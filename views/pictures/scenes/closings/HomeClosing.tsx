import { PersonBust } from '../../kit/people/Person.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const size = 20;
const scale = 1.5;

/** A customer says which service comes first, and a colleague of ours answers with what comes next. */
export const HomeClosing = () => (
  <Scene {...closingSize} radius={0} night="raised">
    <Rings x={440} y={0} size={380} />
    <PersonBust
      x={8}
      y={194}
      scale={scale}
      hair="short"
      moustache
      clothes="marigold"
      looks="right"
    />
    <PersonBust
      x={236}
      y={206}
      scale={scale}
      hair="long"
      glasses
      skin="skin-deep"
      clothes="green"
      looks="left"
    />
    <MessageBubble
      x={20}
      y={52}
      size={size}
      lines={['We need', 'recharges first.']}
      tail={[84, 114]}
    />
    <MessageBubble
      x={232}
      y={76}
      width={188}
      size={size}
      lines={['These are your', 'next steps.']}
      own
      tail={[84, 114]}
    />
  </Scene>
);
