import { Terminal } from '../../kit/devices/Terminal.tsx';
import { BankCreditLarge, DayBatch } from '../../kit/documents/DayBatch.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** The way of the money: a sale at the terminal, the day’s batch by kind of payment with the discount on each, and the account that it goes to. */
export const PosSettlementWide = () => (
  <Scene width={1120} height={364} ground="warm">
    <Rings x={1120} y={364} size={420} tone="marigold-soft" />
    <path d="M208 182H316M668 182H768" className="stroke-marigold" strokeWidth={3} />
    <ContactShadow x={127} y={335} width={150} />
    <Terminal x={44} y={28} scale={0.8}>
      <Tick x={84} y={38} size={46} />
      <Label x={84} y={100} size={34} weight={800} anchor="middle">
        ₹1,850
      </Label>
    </Terminal>
    <DayBatch x={316} y={28} step={48} summed />
    <BankCreditLarge x={768} y={84} />
    <StationArrow x={262} y={182} scale={1.3} />
    <StationArrow x={718} y={182} scale={1.3} />
  </Scene>
);
