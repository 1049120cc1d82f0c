import { CategoryTiles } from '../../kit/screens/CategoryTiles.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { billCategories } from '../services/billCategories.ts';

/** The first six categories of bills, in two whole rows. */
export function CoreUtility() {
  return (
    <Scene width={400} height={180} ground="warm">
      <CategoryTiles
        x={16}
        y={16}
        tiles={billCategories.slice(0, 6)}
        columns={3}
        width={117}
        height={70}
        gap={8}
        size={14}
        tone="letter"
      />
    </Scene>
  );
}
