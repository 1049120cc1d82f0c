import { Dish, Television } from '../../kit/devices/Television.tsx';
import { NarrowNumberTag } from '../../kit/shapes/NarrowNumberTag.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A dish beside a television with its set-top box, and the number of the smart card, for phones. */
export const RechargeDthNarrow = () => (
  <Scene width={160} height={160} ground="warm">
    <Rings x={80} y={70} size={130} tone="marigold-soft" />
    <Dish x={33} y={49} scale={0.42} />
    <Television wordless x={60} y={25} scale={0.42} />
    <NarrowNumberTag>1042 XXXX 18</NarrowNumberTag>
  </Scene>
);
