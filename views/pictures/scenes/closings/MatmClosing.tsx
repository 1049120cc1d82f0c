import { DockedReader } from '../../kit/devices/DockedReader.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { FingersBelow, ThumbAbove } from '../../kit/people/Hand.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const hand = { x: 362, y: 222, turn: 26, scale: 0.46 } as const;

/** Close to the counter of a shop: the reader on its dock with a card in it, and the customer's hand with the notes. */
export function MatmClosing() {
  return (
    <Scene {...closingSize} ground="sand">
      <path d="M0 306H440V400H0z" fill="url(#sheen)" />
      <path d="M0 296H440V322H0z" className="brand-lift" />
      <path
        d="M-60 340H200V384H-60zM224 340H500V384H224z"
        className="stroke-on-brand"
        strokeWidth={2}
        opacity={0.25}
      />
      <DockedReader x={46} y={26} scale={0.9} />
      <At {...hand}>
        <FingersBelow skin="skin-deep" />
      </At>
      <Banknotes x={222} y={134} count={4} value="₹500" scale={0.96} />
      <At {...hand}>
        <ThumbAbove skin="skin-deep" sleeve="green" reach={420} />
      </At>
    </Scene>
  );
}
