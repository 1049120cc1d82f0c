import { CountedSales } from '../../kit/people/CountedSales.tsx';
import { CostCard } from '../../kit/records/CostCard.tsx';
import { costParts } from '../../kit/records/costParts.ts';
import { SaleSum } from '../../kit/records/SaleSum.tsx';
import { SumSign } from '../../kit/shapes/SumSign.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for a tablet: up to the sales above, what one cost below. */
export const MarketingSalesTablet = () => (
  <Scene width={720} height={520} ground="dusk">
    <At x={36} y={142} scale={1.15}>
      <CostCard x={0} y={0} part={costParts.spend} width={182} height={134} size={34} />
      <SumSign x={214} y={0} sign="arrow" />
      <CountedSales x={244} y={0} />
    </At>
    <SaleSum x={36} y={384} scale={1.14} />
  </Scene>
);
