import { Banknotes } from '../money/Banknotes.tsx';
import { FingersBelow, ThumbAbove } from '../people/Hand.tsx';
import { HeldLicence } from '../people/HeldLicence.tsx';
import { ReceiverScreen } from '../screens/ReceiverScreen.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { type Peak, Ranges } from '../shapes/Ranges.tsx';
import { At } from '../stage/At.tsx';
import { Glow } from '../stage/Backdrop.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';
import { CounterTop } from './CounterTop.tsx';
import { Hill } from './Hill.tsx';
import { HillHouse } from './HillHouse.tsx';
import { HowrahBridge } from './HowrahBridge.tsx';
import { ReceiverWithNotes } from './RemittancePlaces.tsx';
import { Shelf } from './Shelf.tsx';

/* The moments of a transfer to Nepal (nepalMoments.tsx) from nearer, each 236 × 236 (FourStations.tsx). */

/** By the bridge of Kolkata: the sender’s licence. */
export const NearLicence = () => (
  <>
    {/* The line of the card would be bright around a strong ground. */}
    <path d="M0 0H236V236H0z" className="brand" />
    <At x={-2} y={-30} scale={0.5}>
      <HowrahBridge light empty />
    </At>
    <path d="M0 126H236V236H0z" className="brand-lift" />
    <HeldLicence x={20} y={76} scale={0.84} plain />
  </>
);

/** On the shop’s counter: the receiver’s name. */
export const NearScreen = () => (
  <>
    <Shelf x={0} y={30} width={236} stocked={0} />
    <Shelf x={8} y={30} width={220} />
    <CounterTop y={188} depth={26} />
    <ContactShadow x={118} y={202} width={110} />
    <ReceiverScreen x={12} y={52} scale={1.06} />
  </>
);

const sender = { x: 76, y: 172, turn: -24, scale: 0.32, mirrored: 1 } as const;
const keeper = { x: 164, y: 150, turn: 6, scale: 0.32 } as const;

/** Over the shop’s counter: the sender’s notes, which the keeper already holds as well, and what they are worth. */
export const NearCash = () => (
  <>
    <CounterTop y={166} depth={42} />
    <Panel x={38} y={14} width={160} height={48}>
      <Label x={80} y={35} size={30} weight={800} anchor="middle">
        ₹15,000
      </Label>
    </Panel>
    <At {...sender}>
      <FingersBelow skin="skin" />
    </At>
    <At {...keeper}>
      <FingersBelow skin="skin-deep" />
    </At>
    <Banknotes x={42} y={112} count={3} scale={0.7} />
    <At {...sender}>
      <ThumbAbove skin="skin" sleeve="marigold" reach={520} />
    </At>
    <At {...keeper}>
      <ThumbAbove skin="skin-deep" sleeve="green" reach={520} />
    </At>
  </>
);

/* Whole between the receiver and her house, which hides the foot of its right side. */
const peaks: readonly Peak[] = [[130, 80, 126]];

/** Below a mountain, before a house: the receiver has the notes. */
export const NearReceiver = () => (
  <>
    <path d="M0 0H236V236H0z" className="deep-lift" />
    <Glow x={130} y={120} size={200} tone="brand" />
    <Ranges peaks={peaks} />
    <Hill d="M0 190c80 12 150 2 236-18v64H0z" />
    <ContactShadow x={178} y={204} width={88} />
    <HillHouse x={133} y={135} scale={0.46} />
    <ReceiverWithNotes x={12} y={82} scale={1.05} />
    <Panel x={25} y={14} width={186} height={48} tone="green-soft">
      <Label x={93} y={33} size={24} weight={800} tone="green-ink" anchor="middle">
        NPR 24,000
      </Label>
    </Panel>
  </>
);
