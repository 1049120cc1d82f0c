import { DataCardAtEdge } from '../../kit/devices/DataCardAtEdge.tsx';
import { NarrowNumberTag } from '../../kit/shapes/NarrowNumberTag.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for a thumbnail: a 4G data card in the side of a laptop, the network that it has found, and its number. */
export const RechargeDataNarrow = () => (
  <Scene width={160} height={160} ground="mint">
    <Rings x={80} y={70} size={130} tone="green-soft" />
    <path d="M0 92H160V160H0z" className="green-soft" />
    <DataCardAtEdge x={0} y={8} />
    <NarrowNumberTag>81000 XXXXX</NarrowNumberTag>
  </Scene>
);
