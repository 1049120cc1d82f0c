import { DataCard } from '../../kit/devices/DataCard.tsx';
import { NarrowNumberTag } from '../../kit/shapes/NarrowNumberTag.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A 4G data card that has found its network, and its number, for phones. */
export const RechargeDataNarrow = () => (
  <Scene width={160} height={160} ground="mint">
    <Rings x={80} y={70} size={130} tone="green-soft" />
    <DataCard connected x={36} y={74} scale={0.66} />
    <NarrowNumberTag>81000 XXXXX</NarrowNumberTag>
  </Scene>
);
