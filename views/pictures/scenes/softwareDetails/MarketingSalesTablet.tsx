import { CountedSales } from '../../kit/people/CountedSales.tsx';
import { costHeight } from '../../kit/records/CostCaption.tsx';
import { CostCard } from '../../kit/records/CostCard.tsx';
import { costParts } from '../../kit/records/costParts.ts';
import { SaleSum } from '../../kit/records/SaleSum.tsx';
import { SumSign } from '../../kit/shapes/SumSign.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Both rows are 570 wide before. */
const row = { x: 36, scale: 1.137 } as const;

/** The same for a tablet: up to the sales above, what one cost below. */
export const MarketingSalesTablet = () => (
  <Scene width={720} height={544} ground="dusk">
    <At {...row} y={38}>
      <CostCard x={0} y={0} part={costParts.spend} width={190} size={36} />
      <SumSign x={220} y={costHeight / 2} sign="arrow" />
      <CountedSales x={250} y={0} />
    </At>
    <SaleSum {...row} y={296} />
  </Scene>
);
