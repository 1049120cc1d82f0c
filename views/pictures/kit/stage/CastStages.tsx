import type { ReactNode } from 'react';
import { Niche } from '../places/Niche.tsx';
import { Scene } from './Scene.tsx';

/* As wide as the cards below them (FlowAcross.css): 5, 7 and 5 of 17 parts of what two arrows leave. */
const arrow = 144;
const side = (5 / 17) * (1200 - 2 * arrow);
const middle = 1200 - 2 * (arrow + side);

interface CastStagesProps {
  readonly children: readonly [first: ReactNode, middle: ReactNode, last: ReactNode];
}

/** Three stages over the stops of a flow of money, 1200 × 192: 268, 376 and 268 wide, on three steps of indigo, of which the middle one is the lightest. */
export function CastStages({ children: [first, second, last] }: CastStagesProps) {
  return (
    <Scene width={1200} height={192} ground="none">
      <Niche x={0} y={0} width={side} tone="brand">
        {first}
      </Niche>
      <Niche x={side + arrow} y={0} width={middle} tone="brand-lift">
        {second}
      </Niche>
      <Niche x={1200 - side} y={0} width={side} tone="rim">
        {last}
      </Niche>
    </Scene>
  );
}
