import { cardLoads } from '../../kit/money/cardLoads.ts';
import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const tones = ['night', 'green', 'sheen'] as const;
const digits = ['6094', '2218', '7735'];

/** The cards of a team, fanned out in the hand that gives them out: each with the name of who gets it. */
export function PrepaidClosing() {
  return (
    <Scene {...closingSize} ground="warm">
      <Rings x={300} y={280} size={360} tone="marigold-soft" />
      <Hand x={330} y={284} turn={6} scale={0.76} sleeve="brand">
        {cardLoads.map(([name], index) => (
          <At key={name} x={0} y={0} turn={44 - index * 25} scale={1.2}>
            <PaymentCard
              x={-294}
              y={-126}
              tone={tones[index] ?? 'sheen'}
              title={name}
              name="Prepaid"
              digits={digits[index] ?? ''}
              expiry=""
            />
          </At>
        ))}
      </Hand>
    </Scene>
  );
}
