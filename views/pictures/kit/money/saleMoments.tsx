import { PrintingTerminal } from '../devices/PrintingTerminal.tsx';
import { Terminal } from '../devices/Terminal.tsx';
import { ShopBill } from '../documents/ShopBill.tsx';
import { PressingHand } from '../people/PressingHand.tsx';
import { SlipMessage } from '../screens/SlipMessage.tsx';
import { Label } from '../shapes/Label.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';
import { WallLight } from '../stage/WallLight.tsx';
import { UpiStand } from '../things/UpiStand.tsx';
import { TappedCard } from './TappedCard.tsx';

/** The counter from above: on it the bill, whose total is typed on the terminal; 378 × 380, as the other two. */
export const AmountEntered = () => (
  <>
    <ShopBill x={20} y={74} turn={-4} scale={0.86} />
    <Terminal x={196} y={28} scale={0.8}>
      <Label x={84} y={46} size={19} tone="muted" anchor="middle">
        Amount
      </Label>
      <Label x={84} y={88} size={38} weight={800} anchor="middle">
        ₹1,850
      </Label>
    </Terminal>
    <PressingHand x={334} y={293} turn={66} scale={0.3} sleeve="green" />
  </>
);

/** From near, the card at the sign of the terminal that waits for it, beside the UPI code. */
export const CardTapped = () => (
  <>
    <Terminal x={98} y={40} scale={1.15}>
      <Label x={84} y={60} size={38} weight={800} anchor="middle">
        ₹1,850
      </Label>
      <Label x={84} y={91} size={22} weight={600} tone="muted" anchor="middle">
        Tap or insert
      </Label>
    </Terminal>
    <UpiStand x={20} y={254} scale={0.54} small />
    <TappedCard x={330} y={292} scale={0.62} />
  </>
);

/** At the counter, the slip that the terminal prints, and the same as a message on the customer’s phone. */
export const ReceiptGiven = () => (
  <>
    <WallLight />
    <path d="M0 292H400V380H0z" fill="url(#sheen)" />
    <path d="M0 292H400V320H0z" className="brand-lift" />
    <ContactShadow x={102} y={361} width={140} />
    <PrintingTerminal x={24} y={77} scale={0.74} />
    <ContactShadow x={284} y={361} width={140} />
    <SlipMessage x={208} y={128} scale={0.8} />
  </>
);
