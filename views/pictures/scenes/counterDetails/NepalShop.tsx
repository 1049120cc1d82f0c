import { NepalShop as Shop } from '../../kit/places/NepalShop.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const peaks: readonly Peak[] = [
  [372, 14, 260],
  [24, 4, 270],
];

/** What a shop has before its first transfer to Nepal, below the mountains of the page. */
export function NepalShop() {
  return (
    <Scene width={400} height={388} ground="tint" grows="above" night="raised">
      <Ranges peaks={peaks} />
      <path d="M-400 330Q0 270 200 300T800 320V460H-400z" className="meadow" />
      <Shop x={0} y={0} />
    </Scene>
  );
}
