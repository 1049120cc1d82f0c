import { Keyboard } from '../devices/Keyboard.tsx';
import { CashExchange } from '../people/CashExchange.tsx';
import { HeldLicence } from '../people/HeldLicence.tsx';
import { PressingHand } from '../people/PressingHand.tsx';
import { ReceiverWithNotes } from '../people/ReceiverWithNotes.tsx';
import { ReceiverScreen } from '../screens/ReceiverScreen.tsx';
import { CurrencyPill } from '../shapes/CurrencyPill.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { type Peak, Ranges } from '../shapes/Ranges.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';
import { CounterTop } from './CounterTop.tsx';
import { HillHouse } from './HillHouse.tsx';

/* The moments of a transfer to Nepal (nepalMoments.tsx) from nearer, each 236 × 236 (FourStations.tsx). */

/** How large the two are who meet. */
const person = 0.71;

/** On the counter of a shop: the sender’s licence, and above it what is to be sent. */
export const NearLicence = () => (
  <>
    <Panel x={50} y={14} width={136} height={44}>
      <Label x={68} y={31} size={24} weight={800} anchor="middle">
        ₹15,000
      </Label>
    </Panel>
    <CounterTop y={100} depth={136} />
    <HeldLicence x={22} y={72} scale={0.82} />
  </>
);

/** On the shop’s counter: the receiver’s name and what is sent, which its keeper types. */
export const NearScreen = () => (
  <>
    <CounterTop y={146} depth={90} />
    <ContactShadow x={118} y={162} width={108} />
    <ReceiverScreen note="Pokhara, in cash" x={18} y={22} />
    <Keyboard x={34} y={179} scale={0.9} />
    <PressingHand x={126} y={193} turn={26} scale={0.36} sleeve="green" />
  </>
);

/** Over the shop’s counter: the sender pays the keeper, and his rupees become Nepalese ones. */
export const NearCash = () => (
  <>
    <CurrencyPill x={24} y={14} />
    <CashExchange x={118 - 158 * person} y={72} scale={person}>
      <path d="M-20 190H340V214H-20z" className="brand-lift" />
      <path d="M-20 214H340V260H-20z" className="brand" />
    </CashExchange>
  </>
);

/* Left of it the receiver, and before its foot her house. */
const peaks: readonly Peak[] = [[166, 72, 120]];

const meadow = 'M0 190c80 12 150 2 236-18v64H0z';

/** Below a mountain, before a house: the receiver has the notes, and what is paid out. */
export const NearReceiver = () => (
  <>
    <path d="M0 0H236V236H0z" className="ground-lift" />
    <Ranges peaks={peaks} />
    <path d={meadow} className="meadow" />
    <path d={meadow} className="meadow-lit" opacity={0.5} />
    <ContactShadow x={188} y={205} width={84} />
    <HillHouse x={149} y={147} scale={0.4} />
    <ReceiverWithNotes x={10} y={80} scale={0.78} />
    <Panel x={34} y={14} width={168} height={44} tone="green-soft">
      <Label x={84} y={31} size={24} weight={800} tone="green-ink" anchor="middle">
        NPR 24,000
      </Label>
    </Panel>
  </>
);
