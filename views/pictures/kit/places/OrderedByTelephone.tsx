import { MessageBubble } from '../screens/MessageBubble.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { WholesaleCounter } from './WholesaleCounter.tsx';

/** How orders are taken today, small in the upper 167 of a picture 400 wide: a man at the telephone, and what he is asked. */
export const OrderedByTelephone = () => (
  <>
    {/* A wall of one colour, because a ground fades into the band around it. */}
    <path d="M-400-660H800V167H-400z" className="green-soft" />
    <WholesaleCounter x={48} y={129} scale={0.45} />
    <MessageBubble
      x={200}
      y={6}
      width={180}
      size={17}
      tail={[-22, 95]}
      lines={['Is tape in stock', 'at Malda?']}
    />
    <Pill x={380} y={88} anchor="end" tone="marigold" size={15}>
      Today
    </Pill>
  </>
);
