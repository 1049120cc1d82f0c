import { WholesaleCounter } from '../../kit/places/WholesaleCounter.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TapeShelf } from '../../kit/things/Stock.tsx';

/** The same below words, and beside them on tablets, where only its upper 266 are seen. */
export function SoftwareBeforeNarrow() {
  return (
    <Scene width={400} height={340} ground="mint" grows="above">
      {/* A wall of one colour, because a ground fades into the band around it. */}
      <path d="M-400-340H800V320H-400z" className="green-soft" />
      <TapeShelf x={30} y={90} scale={0.72} />
      <WholesaleCounter x={46} y={264} scale={0.7} />
      <MessageBubble
        x={212}
        y={20}
        width={168}
        size={18}
        tail={[20, 116]}
        lines={['Is tape in stock', 'at Malda?']}
      />
    </Scene>
  );
}
