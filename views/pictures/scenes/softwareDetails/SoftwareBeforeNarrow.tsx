import { WholesaleCounter } from '../../kit/places/WholesaleCounter.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { ShortStock } from '../../kit/things/Stock.tsx';

/** The same below words, and beside them on tablets. */
export function SoftwareBeforeNarrow() {
  return (
    <Scene width={400} height={284} ground="mint" grows="above">
      {/* A wall of one colour, because a ground fades into the band around it. */}
      <path d="M-400-284H800V270H-400z" className="green-soft" />
      <ShortStock x={16} y={102} />
      <WholesaleCounter x={86} y={246} scale={0.787} />
      <MessageBubble
        x={275}
        y={12}
        width={113}
        size={16}
        tail={[6, 122]}
        lines={['Is tape', 'in stock', 'at Malda?']}
      />
    </Scene>
  );
}
