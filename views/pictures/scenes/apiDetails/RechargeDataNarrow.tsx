import { DataCard } from '../../kit/devices/DataCard.tsx';
import { NarrowNumberTag } from '../../kit/shapes/NarrowNumberTag.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A 4G data card alone, large enough for a thumbnail, with the network that it has found, and its number. */
export const RechargeDataNarrow = () => (
  <Scene width={160} height={160} ground="mint">
    <Rings x={80} y={70} size={130} tone="green-soft" />
    <path d="M0 92H160V160H0z" className="green-soft" />
    <ellipse cx={80} cy={103} rx={44} ry={3.5} className="shade" />
    <DataCard connected x={43} y={78.5} scale={0.62} />
    <NarrowNumberTag>81000 XXXXX</NarrowNumberTag>
  </Scene>
);
