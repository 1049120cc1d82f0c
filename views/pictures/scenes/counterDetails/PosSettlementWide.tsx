import { BankCredit, DayBatch } from '../../kit/documents/DayBatch.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** In half a page: the same with the total of the day. */
export function PosSettlementWide() {
  return (
    <Scene width={560} height={424} ground="warm">
      <Rings x={560} y={424} size={360} tone="marigold-soft" />
      <DayBatch x={28} y={28} step={48} scale={1.18} />
      <BankCredit x={196} y={312} width={340} />
    </Scene>
  );
}
