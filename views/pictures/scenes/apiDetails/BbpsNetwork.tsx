import { BillStations } from '../../kit/money/BillStations.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Whose hands a bill goes through, from the shop at the top to the biller below. */
export function BbpsNetwork() {
  return (
    <Scene width={400} height={448} ground="mint" grows="around">
      <Rings x={400} y={0} size={340} tone="green-soft" />
      <BillStations size={21} y={28} height={80} gap={24} />
    </Scene>
  );
}
