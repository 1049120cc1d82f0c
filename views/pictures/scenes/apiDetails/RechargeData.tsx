import { DataCard } from '../../kit/devices/DataCard.tsx';
import { Laptop } from '../../kit/devices/Laptop.tsx';
import { NumberTag } from '../../kit/shapes/NumberTag.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A laptop with a 4G data card that has found its network, and the number of the card. */
export function RechargeData() {
  return (
    <Scene width={360} height={320} ground="mint">
      <Rings x={180} y={150} size={220} tone="green-soft" />
      <path d="M0 200H360V320H0z" className="green-soft" />
      <At x={20} y={26} scale={0.88}>
        <ellipse cx={178} cy={222} rx={162} ry={6} className="shade" />
        <DataCard connected x={262} y={194.6} scale={0.72} />
        <Laptop x={21} y={51} scale={1.15} />
      </At>
      <NumberTag>81000 XXXXX</NumberTag>
    </Scene>
  );
}
