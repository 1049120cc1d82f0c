import type { ReactNode } from 'react';
import { AmountKeypad } from '../devices/AmountKeypad.tsx';
import { Terminal } from '../devices/Terminal.tsx';
import { ChargeSlip } from '../documents/ChargeSlip.tsx';
import { ShopBill } from '../documents/ShopBill.tsx';
import { FingersBelow, ThumbAbove } from '../people/Hand.tsx';
import { PressingHand } from '../people/PressingHand.tsx';
import { ShopLamp } from '../places/SariShopWall.tsx';
import { SlipMessage } from '../screens/SlipMessage.tsx';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';
import { UpiStand } from '../things/UpiStand.tsx';
import { TappedCard } from './TappedCard.tsx';

/* The same at each moment. */
const Counter = () => (
  <>
    <path d="M0 262H400V340H0z" fill="url(#sheen)" />
    <path d="M0 262H400V290H0z" className="brand-lift" />
  </>
);

/** The bill on its clip at the wall, whose total is typed; 377 × 340, as the other two. */
export const AmountEntered = () => (
  <>
    <Counter />
    <ShopBill x={22} y={34} scale={0.82} />
    <rect x={75} y={24} width={44} height={20} rx={6} className="deep-lift" />
    <ShopLamp x={266} y={-38} scale={0.8} />
    <ContactShadow x={266} y={306} width={196} />
    <AmountKeypad x={190} y={106} scale={1.32} />
    <PressingHand x={267} y={267} turn={40} scale={0.3} sleeve="green" />
  </>
);

/** The card at a terminal that waits for it, beside the UPI code. */
export const CardTapped = () => (
  <>
    <Counter />
    <ShopLamp x={66} y={-38} scale={0.8} />
    <ContactShadow x={62} y={299} width={96} />
    <UpiStand x={25} y={197} scale={0.54} small />
    <ContactShadow x={198} y={314} width={140} />
    <Terminal x={118} y={28} scale={0.75}>
      <Label x={84} y={60} size={38} weight={800} anchor="middle">
        ₹1,850
      </Label>
      <Label x={84} y={91} size={22} weight={600} tone="muted" anchor="middle">
        Tap or insert
      </Label>
    </Terminal>
    <TappedCard x={316} y={162} scale={0.48} />
  </>
);

/** The slip on paper, which the keeper hands over, and as a message on the customer’s phone. */
export const ReceiptGiven = () => (
  <>
    <Counter />
    <ContactShadow x={285} y={302} width={150} />
    <SlipMessage x={209} y={60} scale={0.8} />
    <KeeperHand>
      <FingersBelow skin="skin" />
    </KeeperHand>
    <ChargeSlip x={32} y={28} />
    <KeeperHand>
      <ThumbAbove skin="skin" sleeve="green" reach={600} />
    </KeeperHand>
  </>
);

/* From the lower left; the tip of its thumb lies on the slip. */
const KeeperHand = ({ children }: { readonly children: ReactNode }) => (
  <At x={0} y={0} mirrored={377}>
    <At x={264} y={204} turn={58} scale={0.34}>
      {children}
    </At>
  </At>
);
