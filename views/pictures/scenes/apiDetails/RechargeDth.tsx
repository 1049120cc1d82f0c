import { Dish, Television } from '../../kit/devices/Television.tsx';
import { NumberTag } from '../../kit/shapes/NumberTag.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A television with its set-top box and dish, and the number of the smart card. */
export function RechargeDth() {
  return (
    <Scene width={360} height={320} ground="warm">
      <Rings x={180} y={150} size={220} tone="marigold-soft" />
      <Dish x={70} y={92} scale={0.8} />
      <Television x={124} y={34} scale={0.9} />
      <NumberTag>1042 XXXX 18</NumberTag>
    </Scene>
  );
}
