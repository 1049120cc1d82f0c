import { WholesaleCounter } from '../../kit/places/WholesaleCounter.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TapeShelf } from '../../kit/things/Stock.tsx';

/** The same below words. */
export function SoftwareBeforeNarrow() {
  return (
    <Scene width={400} height={340} grows="above">
      <TapeShelf x={8} y={92} />
      <WholesaleCounter x={0} y={300} scale={0.86} />
      <MessageBubble
        x={226}
        y={8}
        width={166}
        size={18}
        tail={[-14, 126]}
        lines={['Is tape in stock', 'at Malda?']}
      />
    </Scene>
  );
}
