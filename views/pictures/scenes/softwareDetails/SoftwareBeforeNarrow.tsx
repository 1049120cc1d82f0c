import { WholesaleCounter } from '../../kit/places/WholesaleCounter.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TapeShelf } from '../../kit/things/Stock.tsx';

/** The same below words. */
export function SoftwareBeforeNarrow() {
  return (
    <Scene width={400} height={340} grows="above">
      <TapeShelf x={34} y={100} scale={0.8} />
      <WholesaleCounter x={29} y={296} scale={0.8} />
      <MessageBubble
        x={208}
        y={24}
        width={168}
        size={18}
        tail={[22, 130]}
        lines={['Is tape in stock', 'at Malda?']}
      />
    </Scene>
  );
}
