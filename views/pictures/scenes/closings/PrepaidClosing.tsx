import type { ComponentType } from 'react';
import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { FullKycCard, GiftCard, SmallCard } from '../../kit/money/prepaidFaces.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const fan: readonly (readonly [
  card: ComponentType<{ readonly covered?: boolean }>,
  x: number,
  y: number,
  turn: number,
])[] = [
  [FullKycCard, 168, 34, 8],
  [GiftCard, 98, 122, 0],
  [SmallCard, 30, 230, -8],
];

/** The three kinds of card, one of each, fanned. */
export function PrepaidClosing() {
  return (
    <Scene {...closingSize} ground="warm">
      <Rings x={440} y={0} size={340} tone="marigold-soft" />
      {fan.map(([Card, x, y, turn]) => (
        <At key={y} x={x} y={y} turn={turn} scale={0.6}>
          <Shadow {...cardFaceSize} />
          <Card covered />
        </At>
      ))}
    </Scene>
  );
}
