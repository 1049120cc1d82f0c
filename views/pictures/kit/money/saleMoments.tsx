import { PrintingTerminal } from '../devices/PrintingTerminal.tsx';
import { Terminal } from '../devices/Terminal.tsx';
import { ShopBill } from '../documents/ShopBill.tsx';
import { PressingHand } from '../people/PressingHand.tsx';
import { SlipMessage } from '../screens/SlipMessage.tsx';
import { Label } from '../shapes/Label.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';
import { UpiStand } from '../things/UpiStand.tsx';
import { TappedCard } from './TappedCard.tsx';

/* The same at each moment. */
const Counter = () => (
  <>
    <path d="M0 292H400V380H0z" fill="url(#sheen)" />
    <path d="M0 292H400V320H0z" className="brand-lift" />
  </>
);

/* As large, and as high on its counter, at each moment. */
const machine = { y: 77, scale: 0.74 } as const;

/** The bill on its clip at the wall, whose total is typed; 378 × 380, as the other two. */
export const AmountEntered = () => (
  <>
    <Counter />
    <ShopBill x={20} y={56} scale={0.82} />
    <rect x={73} y={46} width={44} height={20} rx={6} className="deep-lift" />
    <ContactShadow x={278} y={361} width={140} />
    <Terminal x={200} {...machine}>
      <Label x={84} y={46} size={19} tone="muted" anchor="middle">
        Amount
      </Label>
      <Label x={84} y={88} size={38} weight={800} anchor="middle">
        ₹1,850
      </Label>
    </Terminal>
    <PressingHand x={276} y={312} turn={40} scale={0.27} sleeve="green" />
  </>
);

/** The card at the sign of a terminal that waits for it, beside the UPI code. */
export const CardTapped = () => (
  <>
    <Counter />
    <ContactShadow x={58} y={339} width={96} />
    <UpiStand x={21} y={237} scale={0.54} small />
    <ContactShadow x={193} y={361} width={140} />
    <Terminal x={115} {...machine}>
      <Label x={84} y={60} size={38} weight={800} anchor="middle">
        ₹1,850
      </Label>
      <Label x={84} y={91} size={22} weight={600} tone="muted" anchor="middle">
        Tap or insert
      </Label>
    </Terminal>
    <TappedCard x={318} y={206} scale={0.48} />
  </>
);

/** The slip that the terminal prints, and the same as a message on the customer’s phone. */
export const ReceiptGiven = () => (
  <>
    <Counter />
    <ContactShadow x={102} y={361} width={140} />
    <PrintingTerminal x={24} {...machine} />
    <ContactShadow x={284} y={361} width={140} />
    <SlipMessage x={208} y={128} scale={0.8} />
  </>
);
