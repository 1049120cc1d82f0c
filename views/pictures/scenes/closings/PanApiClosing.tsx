import { CheckedPanCard } from '../../kit/documents/CheckedPanCard.tsx';
import { TapHand } from '../../kit/people/TapHand.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** How much larger the card is than it is drawn, and the hand. */
const card = 1.72;
const hand = 0.74;

/** How far the arm is turned, from the lower right, and the card against it, which leans by 5°. */
const arm = 40;
const lean = -5 - arm;

/** From near: a hand holds up a specimen PAN card that was checked, before a soft disc. */
export const PanApiClosing = () => (
  <Scene {...closingSize} radius={0} ground="warm" night="raised">
    <circle cx={212} cy={190} r={166} className="brand-lift" opacity={0.24} />
    <TapHand x={314} y={264} turn={arm} scale={hand} sleeve="green">
      <At x={0} y={0} turn={lean} scale={card / hand}>
        <CheckedPanCard x={-164} y={-112} />
      </At>
    </TapHand>
  </Scene>
);
