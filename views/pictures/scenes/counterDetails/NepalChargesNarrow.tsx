import { ChargeSlip } from '../../kit/documents/ChargeSlip.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const peaks: readonly Peak[] = [
  [-30, 120, 150],
  [318, 112, 160],
  [250, 160, 110],
];

const meadow = 'M-8 216C80 190 300 196 408 212V268H-8z';

/** What the customer pays, without what the charge is made of: on a phone the table above says that. */
export const NepalChargesNarrow = () => (
  <Scene width={400} height={260} ground="tint">
    <circle cx={348} cy={58} r={38} className="marigold" opacity={0.24} />
    <circle cx={348} cy={58} r={26} className="marigold" />
    <Ranges peaks={peaks} />
    <path d={meadow} className="meadow" />
    <path d={meadow} className="meadow-lit" opacity={0.35} />
    <ChargeSlip x={30} y={24} />
  </Scene>
);
