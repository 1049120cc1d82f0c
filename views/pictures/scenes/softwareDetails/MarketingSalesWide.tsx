import { CountedSales } from '../../kit/people/CountedSales.tsx';
import { CostCard } from '../../kit/records/CostCard.tsx';
import { costParts } from '../../kit/records/costParts.ts';
import { SaleSum } from '../../kit/records/SaleSum.tsx';
import { SumSign } from '../../kit/shapes/SumSign.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What all cards and signs have their middle on. */
const axis = 130;

/** From the advertising to eighty enquiries, ten of them sales, and from there to the sum of what a sale cost. */
export const MarketingSalesWide = () => (
  <Scene width={1200} height={260} ground="dusk">
    <CostCard x={32} y={axis} part={costParts.spend} width={150} height={134} size={29} />
    <SumSign x={206} y={axis} sign="arrow" />
    <CountedSales x={230} y={axis} />
    <SumSign x={574} y={axis} sign="arrow" />
    <SaleSum x={598} y={axis} />
  </Scene>
);
