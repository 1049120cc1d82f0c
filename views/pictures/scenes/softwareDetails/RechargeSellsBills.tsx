import { Rings } from '../../kit/Backdrop.tsx';
import { CategoryTiles } from '../../kit/CategoryTiles.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { billCategories } from '../services/billCategories.ts';

/** Six categories of bills in letters for a card. */
export function RechargeSellsBills() {
  return (
    <Scene width={400} height={400} ground="warm">
      <Rings x={400} y={400} size={320} tone="marigold-soft" />
      <CategoryTiles
        x={24}
        y={24}
        tiles={billCategories.slice(0, 6)}
        columns={2}
        width={170}
        height={108}
        gap={12}
        size={22}
        tone="letter"
      />
    </Scene>
  );
}
