import {
  CounterDisplay,
  CounterPrinter,
  CounterTablet,
} from '../../kit/devices/counterDevices.tsx';
import {
  Callout,
  ChosenBiller,
  FetchedBill,
  PrintedReceipt,
} from '../../kit/money/billCallouts.tsx';
import { BillHandover } from '../../kit/money/billCounter.tsx';
import { CashTaker } from '../../kit/people/CashTaker.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';

/* The middle of each step's words. */
const [choice, bill, payment, receipt] = [141, 447, 753, 1059];

/* The notes that pass are over the words of their step. */
const people = { x: payment - 194, y: 42, scale: 1.7 } as const;

/* Where the devices stand on the counter. */
const foot = 308;

/** A bill on its way along the counter, each over the words of its step: the choice, the bill, notes that the customer gives, the receipt. */
export function BbpsCounter() {
  return (
    <Scene width={1200} height={360} ground="warm">
      <circle cx={payment} cy={186} r={150} className="marigold-soft" opacity={0.6} />
      <CashTaker {...people} />
      <path d="M0 330H1200V360H0z" fill="url(#sheen)" />
      <path d="M0 280H1200V330H0z" className="brand-lift" />
      <Callout x={choice} y={22} from={56} drop={40}>
        <ChosenBiller />
      </Callout>
      <CounterTablet x={choice} y={foot} />
      <Callout x={bill} y={22} from={102} drop={40}>
        <FetchedBill />
      </Callout>
      <CounterDisplay x={bill} y={foot} />
      <UpiStand x={payment - 68} y={258} scale={0.36} small />
      <BillHandover {...people} />
      <Callout x={receipt} y={22} from={54} drop={38}>
        <PrintedReceipt />
      </Callout>
      <CounterPrinter x={receipt} y={foot} />
    </Scene>
  );
}
