import { ChargeSteps } from '../../kit/money/ChargeSteps.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const peaks: readonly Peak[] = [
  [272, 92, 110],
  [128, 48, 160],
];

const meadow = 'M-8 176C60 150 300 190 408 160V300H-8z';

/** The same on a lower picture, its stacks smaller. */
export const NepalChargesNarrow = () => (
  <Scene width={400} height={316} ground="tint">
    <Ranges peaks={peaks} />
    <path d={meadow} className="meadow" />
    <path d={meadow} className="meadow-lit" opacity={0.35} />
    <ChargeSteps y={214} scale={0.72} />
  </Scene>
);
