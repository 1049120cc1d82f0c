import { Dish, Television } from '../../kit/devices/Television.tsx';
import { NarrowNumberTag } from '../../kit/shapes/NarrowNumberTag.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A dish before a television, and the number of the smart card, for phones. */
export const RechargeDthNarrow = () => (
  <Scene width={160} height={160} ground="warm">
    <Rings x={80} y={70} size={130} tone="marigold-soft" />
    <Television alone x={48} y={24} scale={0.49} />
    <Dish x={34} y={43} scale={0.45} />
    <NarrowNumberTag>1042 XXXX 18</NarrowNumberTag>
  </Scene>
);
