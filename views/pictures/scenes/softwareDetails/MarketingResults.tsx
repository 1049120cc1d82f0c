import { ShopPost } from '../../kit/screens/ShopPost.tsx';
import { ShopSearch } from '../../kit/screens/ShopSearch.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** One furniture shop in the first four channels of the table beside it: a search page, and in front of it a phone. */
export const MarketingResults = () => (
  <Scene width={456} height={560} ground="warm" grows="around">
    <Rings x={456} y={560} size={400} tone="marigold-soft" />
    <ShopSearch x={12} y={16} width={380} height={484} />
    <ShopPost x={240} y={136} width={204} height={408} />
  </Scene>
);
