import { CategoryTiles } from '../../kit/screens/CategoryTiles.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { billCategories } from '../services/billCategories.ts';

/** The first six categories of bills, in two whole rows. */
export function CoreUtility() {
  return (
    <Scene width={400} height={200} ground="warm" radius={0}>
      <CategoryTiles
        x={21}
        y={22}
        tiles={billCategories.slice(0, 6)}
        columns={3}
        width={114}
        height={74}
        gap={8}
        size={14}
        tone="letter"
      />
    </Scene>
  );
}
