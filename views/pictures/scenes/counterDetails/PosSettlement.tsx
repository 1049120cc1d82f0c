import { BankCredit, DayBatch } from '../../kit/documents/DayBatch.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** The day's batch by kind of payment with the charge on each, and the account that it goes to. */
export function PosSettlement() {
  return (
    <Scene width={400} height={464} ground="warm" grows="around">
      <Rings x={400} y={464} size={280} tone="marigold-soft" />
      <DayBatch x={24} y={24} step={52} summed />
      <BankCredit x={24} y={360} width={352} />
      <StationArrow x={200} y={352} turn={90} scale={1.2} />
    </Scene>
  );
}
