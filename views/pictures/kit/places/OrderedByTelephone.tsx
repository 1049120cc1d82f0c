import { MessageBubble } from '../screens/MessageBubble.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { WholesaleCounter } from './WholesaleCounter.tsx';

/** How orders are taken today, small in the upper 172 of a picture 400 wide: a man at the telephone, and what he is asked. */
export const OrderedByTelephone = () => (
  <>
    {/* A wall of one colour, because a ground fades into the band around it. */}
    <path d="M-400-660H800V172H-400z" className="green-soft" />
    <WholesaleCounter x={40} y={150} scale={0.5} />
    <MessageBubble
      x={192}
      y={12}
      width={188}
      size={18}
      tail={[-16, 101]}
      lines={['Is tape in stock', 'at Malda?']}
    />
    <Pill x={380} y={106} anchor="end" tone="marigold" size={14}>
      Today
    </Pill>
  </>
);
