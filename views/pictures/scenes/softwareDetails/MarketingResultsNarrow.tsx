import { ShopPost } from '../../kit/screens/ShopPost.tsx';
import { ShopSearch } from '../../kit/screens/ShopSearch.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, in larger letters: the phone begins below the first result. */
export const MarketingResultsNarrow = () => (
  <Scene width={400} height={608} ground="warm" grows="around">
    <Rings x={400} y={608} size={340} tone="marigold-soft" />
    <ShopSearch x={16} y={16} width={336} height={520} gap={20} others={3} brief />
    <ShopPost x={200} y={184} width={184} height={408} />
  </Scene>
);
