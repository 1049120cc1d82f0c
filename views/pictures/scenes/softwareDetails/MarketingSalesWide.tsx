import { CountedSales } from '../../kit/people/CountedSales.tsx';
import { costHeight } from '../../kit/records/CostCaption.tsx';
import { CostCard } from '../../kit/records/CostCard.tsx';
import { costParts } from '../../kit/records/costParts.ts';
import { SaleSum } from '../../kit/records/SaleSum.tsx';
import { SumSign } from '../../kit/shapes/SumSign.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Where all cards begin; their captions end 30 from the lower edge. */
const top = 36;
const sign = { y: top + costHeight / 2, sign: 'arrow' } as const;

/** From the advertising to eighty enquiries, ten of them sales, and from there to the sum of what a sale cost. */
export const MarketingSalesWide = () => (
  <Scene width={1200} height={260} ground="dusk">
    <CostCard x={32} y={top} part={costParts.spend} width={150} size={29} />
    <SumSign {...sign} x={206} />
    <CountedSales x={230} y={top} />
    <SumSign {...sign} x={574} />
    <SaleSum x={598} y={top} />
  </Scene>
);
