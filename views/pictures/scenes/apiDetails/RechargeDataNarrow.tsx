import { DataCard } from '../../kit/devices/DataCard.tsx';
import { Laptop } from '../../kit/devices/Laptop.tsx';
import { NarrowNumberTag } from '../../kit/shapes/NarrowNumberTag.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A 4G data card that has found its network, in the side of a laptop, and its number, for phones. */
export const RechargeDataNarrow = () => (
  <Scene width={160} height={160} ground="mint">
    <Rings x={80} y={70} size={130} tone="green-soft" />
    <path d="M0 92H160V160H0z" className="green-soft" />
    <ellipse cx={76} cy={104} rx={76} ry={3.5} className="shade" />
    <DataCard connected x={76} y={79} scale={0.66} />
    <Laptop x={-80} y={-3} scale={0.725} />
    <NarrowNumberTag>81000 XXXXX</NarrowNumberTag>
  </Scene>
);
