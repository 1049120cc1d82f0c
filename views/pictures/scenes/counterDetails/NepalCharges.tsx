import { ChargeSteps } from '../../kit/money/ChargeSteps.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* The first two are beside the drawing, where a page shows more than it. */
const peaks: readonly Peak[] = [
  [-190, 140, 170],
  [590, 120, 190],
  [266, 150, 150],
  [120, 84, 214],
];

const meadow = 'M-400 300C-160 318 -60 270 60 276S280 300 400 276 640 300 800 288V450H-400z';

/** Below the mountains: for each way to pay out a stack of coins, as high as what it costs at most. */
export const NepalCharges = () => (
  <Scene width={400} height={440} ground="tint" grows="above">
    <Ranges peaks={peaks} />
    <path d={meadow} className="meadow" />
    <path d={meadow} className="meadow-lit" opacity={0.35} />
    <ChargeSteps y={334} />
  </Scene>
);
