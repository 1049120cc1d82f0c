import { BillStations } from '../../kit/money/BillStations.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same beside words, with more room between the stations. */
export function BbpsNetworkTall() {
  return (
    <Scene width={400} height={584} ground="mint" grows="around">
      <Rings x={400} y={0} size={340} tone="green-soft" />
      <BillStations size={24} y={32} height={100} gap={40} />
    </Scene>
  );
}
