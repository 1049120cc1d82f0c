import { BankCreditLarge, DayBatch } from '../../kit/documents/DayBatch.tsx';
import { DaySlips } from '../../kit/documents/DaySlips.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** The way of the money: the slips of three sales, the day’s batch by kind of payment with the charge on each, and the account that it goes to. */
export const PosSettlementWide = () => (
  <Scene width={1120} height={364} ground="warm">
    <Rings x={1120} y={364} size={420} tone="marigold-soft" />
    <path
      d="M200 76H230a10 10 0 0110 10V278a10 10 0 01-10 10H200M200 182H316M668 182H768"
      className="stroke-marigold"
      strokeWidth={3}
    />
    <DaySlips x={32} y={30} />
    <DayBatch x={316} y={28} step={48} summed />
    <BankCreditLarge x={768} y={84} />
    <StationArrow x={280} y={182} scale={1.3} />
    <StationArrow x={718} y={182} scale={1.3} />
  </Scene>
);
