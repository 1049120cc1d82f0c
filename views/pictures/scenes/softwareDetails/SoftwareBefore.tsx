import { WholesaleCounter } from '../../kit/places/WholesaleCounter.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Stock, TapeShelf } from '../../kit/things/Stock.tsx';

/** What the project replaces: orders by telephone, between shelves of which nobody sees those of another branch. */
export function SoftwareBefore() {
  return (
    <Scene width={400} height={672} grows="above">
      <Stock x={24} y={148} />
      <TapeShelf x={28} y={288} />
      <WholesaleCounter x={-26} y={552} />
      <path
        d="M24 588H188V652H24zM212 588H376V652H212z"
        className="stroke-on-brand"
        strokeWidth={2}
        opacity={0.25}
      />
      <MessageBubble
        x={160}
        y={200}
        width={216}
        size={20}
        tail={[78, 152]}
        lines={['Is tape in stock', 'at Malda?']}
      />
    </Scene>
  );
}
