import { ShopLanding } from '../../kit/screens/ShopLanding.tsx';
import { ShopPost } from '../../kit/screens/ShopPost.tsx';
import { ShopSearch } from '../../kit/screens/ShopSearch.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** One furniture shop in the five channels of the table beside it: a search page, its website below, and in front a phone that is clear of their words. */
export const MarketingResults = () => (
  <Scene width={456} height={580} ground="warm" grows="around">
    <Rings x={456} y={580} size={400} tone="marigold-soft" />
    <ShopSearch x={12} y={22} width={400} />
    <ShopLanding x={12} y={332} />
    <ShopPost x={252} y={142} width={192} height={416} />
  </Scene>
);
