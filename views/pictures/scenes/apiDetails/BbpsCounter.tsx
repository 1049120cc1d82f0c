import { BillHandover, BillReceipt } from '../../kit/money/billCounter.tsx';
import { CashTaker } from '../../kit/people/CashTaker.tsx';
import { BillerTablet } from '../../kit/screens/BillerTablet.tsx';
import { BillScreen } from '../../kit/screens/BillScreen.tsx';
import { StepNumber } from '../../kit/shapes/StepNumber.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';

/* The middle of each step's words. */
const steps = [138, 446, 754, 1062] as const;
const [choice, bill, payment, receipt] = steps;

/* The notes that pass are over the words of their step; the shopkeeper is at the right, where he reaches the printer. */
const people = { x: payment - 113 * 1.6, y: 56, scale: 1.6, mirrored: 226 } as const;

/** A bill on its way along the counter, each over the words of its step: the choice, the bill, notes that the customer gives, the receipt. */
export function BbpsCounter() {
  return (
    <Scene width={1200} height={360} ground="warm">
      <circle cx={payment} cy={204} r={134} className="marigold-soft" opacity={0.6} />
      <At {...people}>
        <CashTaker x={0} y={0} />
      </At>
      <path d="M0 330H1200V360H0z" fill="url(#sheen)" />
      <path d="M0 280H1200V330H0z" className="brand-lift" />
      <BillerTablet x={choice - 92 * 0.9} y={74} scale={0.9} />
      <BillScreen x={bill - 128 * 0.9} y={98} scale={0.9} />
      <UpiStand x={payment + 20} y={258} scale={0.36} small />
      <At {...people}>
        <BillHandover x={0} y={0} />
      </At>
      <BillReceipt x={receipt - 152 * 0.74} y={100} scale={0.74} />
      {steps.map((x, index) => (
        <StepNumber key={x} x={x} y={40}>
          {index + 1}
        </StepNumber>
      ))}
    </Scene>
  );
}
