import { At } from '../stage/At.tsx';
import { Rings } from '../stage/Backdrop.tsx';
import { type LawProps, lawSize } from '../stage/lawSize.ts';
import { Scene } from '../stage/Scene.tsx';
import { Carton } from '../things/Carton.tsx';
import { FingersBelow, ThumbAbove } from './Hand.tsx';

const hands = [
  { sleeve: 'brand', skin: 'skin', mirrored: true },
  { sleeve: 'green', skin: 'skin-deep', mirrored: false },
] as const;

/** The carton that is sold goes from the hand of a seller to that of a customer: the fingers are behind it, the thumbs before it. */
export function DirectSale({ size }: LawProps) {
  const { width } = lawSize[size];
  const middle = width / 2;
  const place = { x: middle + 44, y: 125, scale: 0.49, turn: 12 };
  return (
    <Scene {...lawSize[size]} ground="mint" radius={0}>
      <Rings x={middle} y={96} size={260} tone="green-soft" />
      {hands.map(({ skin, mirrored }) => (
        <At key={skin} x={0} y={0} mirrored={mirrored ? width : undefined}>
          <At {...place}>
            <FingersBelow skin={skin} />
          </At>
        </At>
      ))}
      <Carton x={middle - 68} y={14} scale={1.31} tone="marigold">
        ₹1,200
      </Carton>
      {hands.map(({ mirrored, ...hand }) => (
        <At key={hand.skin} x={0} y={0} mirrored={mirrored ? width : undefined}>
          <At {...place}>
            <ThumbAbove {...hand} reach={500} />
          </At>
        </At>
      ))}
    </Scene>
  );
}
