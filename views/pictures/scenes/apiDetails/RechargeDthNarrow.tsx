import { Dish, Television } from '../../kit/devices/Television.tsx';
import { NarrowNumberTag } from '../../kit/shapes/NarrowNumberTag.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A dish beside a television with its set-top box, and the number of the smart card, for phones. */
export const RechargeDthNarrow = () => (
  <Scene width={160} height={160} ground="warm">
    <Rings x={80} y={70} size={130} tone="marigold-soft" />
    <path d="M0 92H160V160H0z" className="marigold-soft" />
    <ellipse cx={35} cy={104} rx={21} ry={3} className="shade" />
    <ellipse cx={105} cy={104} rx={44} ry={3.5} className="shade" />
    <Dish x={31} y={51} scale={0.44} />
    <Television wordless x={58} y={24} scale={0.45} />
    <NarrowNumberTag>1042 XXXX 18</NarrowNumberTag>
  </Scene>
);
