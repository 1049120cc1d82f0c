import { PeopleField } from '../../kit/people/PeopleField.tsx';
import { SaleCosts } from '../../kit/records/SaleCosts.tsx';
import { AdvertisingSpend } from '../../kit/screens/AdvertisingSpend.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What was spent, a field of eighty enquiries with ten sales in it, and below them what one of each cost. */
export const MarketingSales = () => (
  <Scene width={400} height={522} ground="dusk" grows="around">
    <AdvertisingSpend x={20} y={20} width={360} />
    <PeopleField x={24} y={113.6} columns={10} rows={8} pitch={35.2} down={22} />
    <SaleCosts x={20} y={318} />
  </Scene>
);
