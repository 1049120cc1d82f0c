import { ChargeSlip } from '../../kit/documents/ChargeSlip.tsx';
import { ChargeSteps } from '../../kit/money/ChargeSteps.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* The first and the last but one are beside the drawing, where a page shows more than it. */
const peaks: readonly Peak[] = [
  [-150, 196, 150],
  [24, 236, 110],
  [560, 176, 170],
  [264, 222, 130],
];

const meadow = 'M-400 312C-160 330 -60 290 60 300S280 316 400 292 640 312 800 300V450H-400z';

/** What the customer pays at the counter, with the charge, and below it what the charge is made of for each way to pay out. */
export function NepalCharges() {
  return (
    <Scene width={400} height={440} ground="tint" grows="above">
      <circle cx={338} cy={70} r={42} className="marigold" opacity={0.24} />
      <circle cx={338} cy={70} r={29} className="marigold" />
      <Ranges peaks={peaks} />
      <path d={meadow} className="meadow" />
      <path d={meadow} className="meadow-lit" opacity={0.35} />
      <ChargeSlip x={14} y={22} />
      <path
        d="M282 112C312 122 330 150 332 184"
        className="stroke-marigold"
        strokeWidth={5}
        strokeDasharray="1 11"
      />
      <path d="M322 184l11 11 9-13" className="stroke-marigold" strokeWidth={5} />
      <ChargeSteps y={338} />
    </Scene>
  );
}
