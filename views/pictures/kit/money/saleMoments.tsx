import { Terminal } from '../devices/Terminal.tsx';
import { TerminalPaper } from '../devices/TerminalPaper.tsx';
import { HeldBill } from '../documents/HeldBill.tsx';
import { FingersBelow, ThumbAbove } from '../people/Hand.tsx';
import { PressingHand } from '../people/PressingHand.tsx';
import { CounterTop } from '../places/CounterTop.tsx';
import { ShopLamp } from '../places/SariShopWall.tsx';
import { SlipMessage } from '../screens/SlipMessage.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';
import { UpiStand } from '../things/UpiStand.tsx';
import { TappedCard } from './TappedCard.tsx';

/* One counter through the three moments, and one terminal, whose foot is on it. */
const counter = <CounterTop y={306} depth={60} />;
const terminal = { y: 82, scale: 0.72 } as const;

/** In one hand the bill, whose total is typed on the terminal with the other; 378 × 380, as the other two. */
export const AmountEntered = () => (
  <>
    {counter}
    <ContactShadow x={265} y={358} width={164} />
    <Terminal x={190} {...terminal}>
      <Label x={84} y={46} size={22} tone="muted" anchor="middle">
        Amount
      </Label>
      <Label x={84} y={88} size={38} weight={800} anchor="middle">
        ₹1,850
      </Label>
    </Terminal>
    <HeldBill x={14} y={48} turn={-4} scale={0.85} />
    <PressingHand x={310} y={321} turn={50} scale={0.3} sleeve="green" />
  </>
);

/** The card at the sign of the terminal that waits for it, and beside it the UPI code, which serves as well. */
export const CardTapped = () => (
  <>
    <ShopLamp x={60} y={0} />
    {counter}
    <ContactShadow x={193} y={358} width={164} />
    <Terminal x={118} {...terminal}>
      <Label x={84} y={60} size={38} weight={800} anchor="middle">
        ₹1,850
      </Label>
      <Label x={84} y={92} size={24} weight={600} tone="muted" anchor="middle">
        Tap or insert
      </Label>
    </Terminal>
    <ContactShadow x={61} y={358} width={106} />
    <UpiStand x={15} y={233} scale={0.665} small />
    <TappedCard x={312} y={211} scale={0.45} />
  </>
);

const hand = { x: 89, y: 58, turn: -8, scale: 0.34, mirrored: 1 } as const;

/** The slip that the shopkeeper takes out of the terminal, and the same as a message on the customer’s phone. */
export const ReceiptGiven = () => (
  <>
    <ShopLamp x={312} y={0} />
    {counter}
    <At {...hand}>
      <FingersBelow skin="skin" />
    </At>
    <ContactShadow x={147} y={358} width={164} />
    <Terminal
      x={72}
      {...terminal}
      paper={
        <TerminalPaper height={110}>
          <Label x={88} y={34} size={20} weight={700} anchor="middle">
            Sri Balaji Stores
          </Label>
          <path d="M14 48H162" className="stroke-faint" strokeDasharray="2 5" strokeWidth={1.5} />
          <Label x={88} y={89} size={38} weight={800} anchor="middle">
            ₹1,850
          </Label>
        </TerminalPaper>
      }
    >
      <Tick x={84} y={42} size={48} />
      <Label x={84} y={98} size={24} weight={600} anchor="middle">
        Approved
      </Label>
    </Terminal>
    <At {...hand}>
      <ThumbAbove skin="skin" sleeve="green" reach={420} />
    </At>
    <At x={256} y={160} scale={0.74}>
      <SlipMessage />
    </At>
  </>
);
