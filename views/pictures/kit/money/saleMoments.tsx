import { Terminal } from '../devices/Terminal.tsx';
import { Receipt } from '../documents/Receipt.tsx';
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

/** The card at the sign of the terminal that waits for it, and beside it the UPI code, which serves as well. */
export const CardTapped = () => (
  <>
    <path d="M0 316H400V380H0z" className="brand-lift" opacity={0.45} />
    <ContactShadow x={201} y={361} width={181} />
    <Terminal x={118} y={49} scale={0.8}>
      <Label x={84} y={60} size={38} weight={800} anchor="middle">
        ₹1,850
      </Label>
      <Label x={84} y={92} size={22} weight={600} tone="muted" anchor="middle">
        Tap or insert
      </Label>
    </Terminal>
    <ContactShadow x={65} y={362} width={102} />
    <UpiStand x={20} y={238} scale={0.66} small />
    <TappedCard x={327} y={189} scale={0.42} />
  </>
);

/** On the counter, the printed slip, and the same as a message on the customer’s phone. */
export const ReceiptGiven = () => (
  <>
    <WallLight />
    <path d="M0 276H400V380H0z" fill="url(#sheen)" />
    <path d="M0 276H400V304H0z" className="brand-lift" />
    <Receipt
      x={19}
      y={122}
      scale={0.95}
      turn={-3}
      width={176}
      large
      title="Sri Balaji Stores"
      lines={[
        ['Card', '•••• 4417'],
        ['Time', '11:42'],
      ]}
      total={['Paid', '₹1,850']}
    />
    <ContactShadow x={287} y={345} width={122} />
    <SlipMessage x={215} y={116} scale={0.76} />
  </>
);
