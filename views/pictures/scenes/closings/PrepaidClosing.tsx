import { cardLoads } from '../../kit/money/cardLoads.ts';
import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { PalmBehind, Sleeve, Thumb } from '../../kit/people/Hand.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const tones = ['night', 'green', 'sheen'] as const;

const hand = { x: 282, y: 258, turn: 45, scale: 0.8 } as const;

/** The cards of a team, fanned out in the hand that gives them out: each with the name of who gets it. */
export function PrepaidClosing() {
  return (
    <Scene {...closingSize} ground="warm">
      <Rings x={260} y={260} size={360} tone="marigold-soft" />
      <At {...hand}>
        <PalmBehind skin="skin" />
        <Sleeve sleeve="brand" />
      </At>
      {/* The tips of the fingers, which are behind the cards. */}
      <path
        d="M212 322L204 347M236 320L229 346M260 320L254 343"
        className="stroke-skin"
        strokeWidth={21}
      />
      {/* They turn around their lower right corner, which the hand holds. */}
      {cardLoads.map(([name], index) => (
        <At key={name} x={312} y={324} turn={45 - index * 24.5} scale={0.86}>
          <PaymentCard
            x={-296}
            y={-184}
            tone={tones[index] ?? 'sheen'}
            title={name}
            name="Prepaid"
            digits=""
            expiry=""
          />
        </At>
      ))}
      <At {...hand}>
        <Thumb skin="skin" />
      </At>
    </Scene>
  );
}
