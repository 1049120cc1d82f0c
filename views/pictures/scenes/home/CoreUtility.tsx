import { CategoryTiles } from '../../kit/screens/CategoryTiles.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { billCategories } from '../services/billCategories.ts';

/** The first six categories of bills, in two whole rows. */
export function CoreUtility() {
  return (
    <Scene width={400} height={260} ground="warm" radius={0}>
      <CategoryTiles
        x={16}
        y={20}
        tiles={billCategories.slice(0, 6)}
        columns={3}
        width={116}
        height={104}
        gap={10}
        size={18.5}
        tone="letter"
      />
    </Scene>
  );
}
