import { FeedArticleFlat } from '../../kit/screens/FeedArticleFlat.tsx';
import { FeedTile } from '../../kit/screens/FeedTile.tsx';
import { arriving, ReaderPhone } from '../../kit/screens/ReaderPhone.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { WayDisc } from '../../kit/shapes/WayDisc.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, from above to below on one axis; of the reader we see where the new article arrives. */
export const SubscribeNarrow = () => (
  <Scene width={400} height={472} ground="brand">
    <Rings x={0} y={0} size={300} tone="brand-lift" />
    <FeedArticleFlat x={30} y={16} />
    <WayDisc x={200} y={160} turn={90} scale={0.9} />
    <ReaderPhone x={84} y={198} card={340}>
      <FeedTile x={16} y={arriving.below} name="modes" />
      <Skeleton x={80} y={arriving.below + 10} widths={[112, 76]} step={20} height={10} />
    </ReaderPhone>
  </Scene>
);
