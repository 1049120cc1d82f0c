import { BankingCounter } from '../../kit/places/BankingCounter.tsx';
import { GroceryShelf } from '../../kit/places/GroceryShelf.tsx';
import { ShopLamp } from '../../kit/places/SariShopWall.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Where the lamp hangs; its cord goes on as far as the picture grows above. */
const lamp = { x: 200, y: 64 } as const;

/** The same beside words: behind it the wall of a general store, its shelves on both sides of a lamp over the sign. */
export function AepsCounterTall() {
  return (
    <Scene width={400} height={620} ground="mint" grows="above">
      <linearGradient id="light" x1="0" y1="0" x2="0" y2="1">
        <stop className="stop-moon" stopOpacity=".55" />
        <stop offset="1" className="stop-moon" stopOpacity="0" />
      </linearGradient>
      <GroceryShelf x={18} y={88} row="bottles" />
      <GroceryShelf x={18} y={182} row="packets" />
      <GroceryShelf x={262} y={88} row="jars" />
      <GroceryShelf x={262} y={182} row="tins" />
      <path d="M166 162H234L330 449H70z" fill="url(#light)" />
      <path d={`M${lamp.x}-620V${lamp.y}`} className="stroke-deep-lift" strokeWidth={3} />
      <ShopLamp {...lamp} />
      <BankingCounter edge={449} />
    </Scene>
  );
}
