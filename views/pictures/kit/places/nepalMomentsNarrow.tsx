import { Keyboard } from '../devices/Keyboard.tsx';
import { Banknotes } from '../money/Banknotes.tsx';
import { FingersBelow, ThumbAbove } from '../people/Hand.tsx';
import { HeldLicence } from '../people/HeldLicence.tsx';
import { PressingHand } from '../people/PressingHand.tsx';
import { ReceiverScreen } from '../screens/ReceiverScreen.tsx';
import { CurrencyPill } from '../shapes/CurrencyPill.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { type Peak, Ranges } from '../shapes/Ranges.tsx';
import { At } from '../stage/At.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';
import { CounterTop } from './CounterTop.tsx';
import { HillHouse } from './HillHouse.tsx';
import { HowrahBridge } from './HowrahBridge.tsx';
import { ReceiverWithNotes } from './RemittancePlaces.tsx';

/* The moments of a transfer to Nepal (nepalMoments.tsx) from nearer, each 236 × 236 (FourStations.tsx). */

/** By the bridge of Kolkata: the sender’s licence, and what is paid. */
export const NearLicence = () => (
  <>
    <At x={-21} y={-45} scale={0.58}>
      <HowrahBridge empty />
    </At>
    <path d="M0 134H236V236H0z" className="brand-lift" />
    <HeldLicence x={24} y={85} scale={0.82} />
    <Panel x={58} y={16} width={120} height={44}>
      <Label x={60} y={30} size={23} weight={800} anchor="middle">
        ₹15,000
      </Label>
    </Panel>
  </>
);

/** On the shop’s counter: the receiver’s name, which its keeper types. */
export const NearScreen = () => (
  <>
    <CounterTop y={146} depth={90} />
    <ContactShadow x={118} y={162} width={108} />
    <ReceiverScreen x={18} y={22} />
    <Keyboard x={34} y={179} scale={0.9} />
    <PressingHand x={126} y={193} turn={26} scale={0.36} sleeve="green" />
  </>
);

const sender = { x: 76, y: 172, turn: -24, scale: 0.32, mirrored: 1 } as const;
const keeper = { x: 164, y: 150, turn: 6, scale: 0.32 } as const;

/** Over the shop’s counter: the sender’s notes, which the keeper already holds as well, and whose rupees become Nepalese ones. */
export const NearCash = () => (
  <>
    <CounterTop y={166} depth={42} />
    <CurrencyPill x={37} y={14} scale={1.12} />
    <At {...sender}>
      <FingersBelow skin="skin" />
    </At>
    <At {...keeper}>
      <FingersBelow skin="skin" />
    </At>
    <Banknotes x={42} y={112} count={3} scale={0.7} />
    <At {...sender}>
      <ThumbAbove skin="skin" sleeve="marigold" reach={520} />
    </At>
    <At {...keeper}>
      <ThumbAbove skin="skin" sleeve="green" reach={520} />
    </At>
  </>
);

/* Whole between the receiver and her house, which hides the foot of its right side. */
const peaks: readonly Peak[] = [[146, 84, 134]];

const meadow = 'M0 190c80 12 150 2 236-18v64H0z';

/** Below a mountain, before a house: the receiver has the notes, and what is paid out. */
export const NearReceiver = () => (
  <>
    <path d="M0 0H236V236H0z" className="ground-lift" />
    <Ranges peaks={peaks} />
    <path d={meadow} className="meadow" />
    <path d={meadow} className="meadow-lit" opacity={0.5} />
    <ContactShadow x={178} y={204} width={88} />
    <HillHouse x={133} y={135} scale={0.46} />
    <ReceiverWithNotes x={10} y={77} scale={1.12} />
    <Panel x={34} y={16} width={168} height={44} tone="green-soft">
      <Label x={84} y={31} size={24} weight={800} tone="green-ink" anchor="middle">
        NPR 24,000
      </Label>
    </Panel>
  </>
);
