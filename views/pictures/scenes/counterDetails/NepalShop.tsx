import { NepalShop as Shop } from '../../kit/places/NepalShop.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const peaks: readonly Peak[] = [
  [372, 14, 260],
  [24, 4, 270],
];

const meadow = 'M-400 330Q0 306 200 316T800 322V460H-400z';

/** What a shop has before its first transfer to Nepal, on a meadow below the mountains of the page. */
export function NepalShop() {
  return (
    <Scene width={400} height={388} ground="tint" grows="above" night="raised">
      <Ranges peaks={peaks} />
      <path d={meadow} className="meadow" />
      <path d={meadow} className="meadow-lit" opacity={0.5} />
      <Shop x={0} y={0} />
    </Scene>
  );
}
