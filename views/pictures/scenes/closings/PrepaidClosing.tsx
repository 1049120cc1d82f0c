import { cardLoads } from '../../kit/money/cardLoads.ts';
import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { GrippingHand } from '../../kit/people/GrippingHand.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const tones = ['night', 'green', 'sheen'] as const;

/** The cards of a team, fanned out in the hand that gives them out: each with the name of who gets it. */
export function PrepaidClosing() {
  return (
    <Scene {...closingSize} ground="warm">
      <Rings x={260} y={260} size={360} tone="marigold-soft" />
      {cardLoads.map(([name], index) => (
        <At key={name} x={282} y={280} turn={46 - index * 25} scale={0.94}>
          {/* The last digits are under the fingers. */}
          <PaymentCard
            x={-266}
            y={-134}
            tone={tones[index] ?? 'sheen'}
            title={name}
            name="Prepaid"
            digits=""
            expiry=""
          />
        </At>
      ))}
      <GrippingHand x={286} y={238} scale={0.92} sleeve="brand" />
    </Scene>
  );
}
