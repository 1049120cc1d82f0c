import { DataCardInLaptop } from '../../kit/devices/DataCardInLaptop.tsx';
import { NumberTag } from '../../kit/shapes/NumberTag.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A 4G data card in the side of a laptop, with the network that it has found, and its number. */
export function RechargeData() {
  return (
    <Scene width={360} height={320} ground="mint">
      <Rings x={180} y={150} size={220} tone="green-soft" />
      <path d="M0 200H360V320H0z" className="green-soft" />
      <DataCardInLaptop x={20} y={2} />
      <NumberTag>81000 XXXXX</NumberTag>
    </Scene>
  );
}
