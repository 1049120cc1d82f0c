import { cardLoads } from '../../kit/money/cardLoads.ts';
import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const tones = ['night', 'green', 'sheen'] as const;

/* Of the hand; the cards do not share them. */
const turn = 42;
const scale = 0.96;

/** The cards of a team, fanned out in the hand that gives them out: each with the name of who gets it. */
export function PrepaidClosing() {
  return (
    <Scene {...closingSize} ground="warm">
      <Rings x={260} y={260} size={360} tone="marigold-soft" />
      <Hand x={280} y={262} turn={turn} scale={scale} sleeve="brand">
        {/* The fingers go on under the cards, as far as the palm. */}
        <path
          d="M22 92Q46 97 70 97M8 57Q40 54 72 60M16 77Q44 76 72 80"
          className="stroke-skin-deep"
          strokeWidth={3}
          opacity={0.6}
        />
        <At x={0} y={0} turn={-turn} scale={1 / scale}>
          {cardLoads.map(([name], index) => (
            <At key={name} x={18} y={40} turn={47 - index * 25.5} scale={0.93}>
              {/* The last digits are under the thumb. */}
              <PaymentCard
                x={-280}
                y={-168}
                tone={tones[index] ?? 'sheen'}
                title={name}
                name="Prepaid"
                digits=""
                expiry=""
              />
            </At>
          ))}
        </At>
      </Hand>
    </Scene>
  );
}
