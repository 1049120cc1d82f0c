import { SalesField } from '../../kit/people/SalesField.tsx';
import { SaleCosts } from '../../kit/records/SaleCosts.tsx';
import { AdvertisingSpend } from '../../kit/screens/AdvertisingSpend.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What was spent, a field of eighty enquiries with ten sales in it, and below them what a sale cost, part by part. */
export const MarketingSales = () => (
  <Scene width={400} height={492} ground="dusk" grows="around">
    <AdvertisingSpend x={20} y={20} />
    <SalesField x={20} y={112} columns={16} rows={5} across={22.5} down={22.5} />
    <SaleCosts x={20} y={240} />
  </Scene>
);
