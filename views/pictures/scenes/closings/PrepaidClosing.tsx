import { cardLoads } from '../../kit/money/cardLoads.ts';
import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { PalmBehind, Sleeve, Thumb } from '../../kit/people/Hand.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const tones = ['night', 'green', 'sheen'] as const;

const hand = { x: 270, y: 258, turn: 45, scale: 0.8 } as const;

/** The cards of a team, fanned out in the hand that gives them out to each of them. */
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
        d="M200 322L192 347M224 320L217 346M248 320L242 343"
        className="stroke-skin"
        strokeWidth={21}
      />
      {/* They turn around their lower right corner, which the hand holds. */}
      {cardLoads.map(([name], index) => (
        <At key={name} x={300} y={324} turn={45 - index * 24.5} scale={0.86}>
          <PaymentCard
            x={-296}
            y={-184}
            tone={tones[index] ?? 'sheen'}
            name={name}
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
