import { CounterDrawers } from '../../kit/places/CounterDrawers.tsx';
import { WholesaleCounter } from '../../kit/places/WholesaleCounter.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Stock } from '../../kit/things/Stock.tsx';

/** What the project replaces: orders by telephone, before a stock of which nobody sees that of another branch. */
export function SoftwareBefore() {
  return (
    <Scene width={400} height={672} ground="mint" grows="above">
      {/* A wall of one colour, because a ground fades into the band around it. */}
      <path d="M-400-672H800V620H-400z" className="green-soft" />
      <Stock x={24} y={200} />
      <WholesaleCounter x={0} y={536} />
      <CounterDrawers x={0} y={576} />
      <MessageBubble
        x={200}
        y={244}
        width={184}
        size={20}
        tail={[6, 106]}
        lines={['Is tape in stock', 'at Malda?']}
      />
    </Scene>
  );
}
