import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { Niche } from '../places/Niche.tsx';
import { Scene } from './Scene.tsx';

/* As wide as the cards below them (FlowAcross.css): 5, 7 and 5 of 17 parts of what two arrows leave. */
const arrow = 144;
const side = (5 / 17) * (1200 - 2 * arrow);
const middle = 1200 - 2 * (arrow + side);

/* Three steps of indigo, of which the middle one is the lightest. */
const indigo = ['brand', 'brand-lift', 'rim'] as const;

interface CastStagesProps {
  /** Of their walls, where people and dark things need pale ones. */
  readonly tones?: readonly [Colour, Colour, Colour];
  readonly children: readonly [first: ReactNode, middle: ReactNode, last: ReactNode];
}

/** Three stages over the stops of a flow of money, 1200 × 192: 268, 376 and 268 wide. */
export function CastStages({ tones, children: [first, second, last] }: CastStagesProps) {
  const [left, centre, right] = tones ?? indigo;
  const pale = tones !== undefined;
  return (
    <Scene width={1200} height={192} ground="none">
      <Niche x={0} y={0} width={side} tone={left} pale={pale}>
        {first}
      </Niche>
      <Niche x={side + arrow} y={0} width={middle} tone={centre} pale={pale}>
        {second}
      </Niche>
      <Niche x={1200 - side} y={0} width={side} tone={right} pale={pale}>
        {last}
      </Niche>
    </Scene>
  );
}
