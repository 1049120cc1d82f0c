import { WholesaleCounter } from '../../kit/places/WholesaleCounter.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Carton } from '../../kit/things/Carton.tsx';
import { Stock } from '../../kit/things/Stock.tsx';

/** What the project replaces: orders by telephone, before a stock of which nobody sees that of another branch. */
export function SoftwareBefore() {
  return (
    <Scene width={400} height={672} ground="mint" grows="above">
      {/* A wall of one colour, because a ground fades into the band around it. */}
      <path d="M-400-672H800V560H-400z" className="green-soft" />
      <Stock x={24} y={140} />
      <WholesaleCounter x={-26} y={492} />
      <path d="M-400 624H800V680H-400z" className="brand-soft" />
      {[59, 216].map((x) => (
        <g key={x}>
          <ContactShadow x={x + 62.5} y={650} width={144} />
          <Carton x={x} y={535} scale={1.2}>
            12 × 9
          </Carton>
        </g>
      ))}
      <MessageBubble
        x={188}
        y={176}
        width={190}
        size={20}
        tail={[28, 142]}
        lines={['Is tape in stock', 'at Malda?']}
      />
    </Scene>
  );
}
