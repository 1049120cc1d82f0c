import { Scanner } from '../../kit/devices/Scanner.tsx';
import { PersonReaching } from '../../kit/people/PersonReaching.tsx';
import { Shop } from '../../kit/places/Shop.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A customer whose finger is read by the scanner on the counter of a shop, which runs over the right edge. */
export function AboutCounter() {
  return (
    <Scene width={480} height={400} ground="mint">
      <Rings x={0} y={400} size={360} tone="green-soft" />
      <Shop x={176} y={44} scale={1.62} hair="turban" clothes="green" looks="left">
        <Scanner x={14} y={108} scale={0.26} />
      </Shop>
      <PersonReaching x={24} y={44} scale={1.62} hair="bun" clothes="marigold" hand="points" />
    </Scene>
  );
}
