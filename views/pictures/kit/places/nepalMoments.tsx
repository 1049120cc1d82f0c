import { Keyboard } from '../devices/Keyboard.tsx';
import { HeldLicence } from '../people/HeldLicence.tsx';
import { PressingHand } from '../people/PressingHand.tsx';
import { ReceiverScreen } from '../screens/ReceiverScreen.tsx';
import { type Peak, Ranges } from '../shapes/Ranges.tsx';
import { At } from '../stage/At.tsx';
import { Glow } from '../stage/Backdrop.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';
import { CounterTop } from './CounterTop.tsx';
import { Hill } from './Hill.tsx';
import { HillHouse } from './HillHouse.tsx';
import { HowrahBridge } from './HowrahBridge.tsx';
import { ReceiverWithNotes, SenderAtShop } from './RemittancePlaces.tsx';
import { Shelf } from './Shelf.tsx';

/* The four moments of a transfer to Nepal, each 260 × 284 and of one scale in itself. */

/** How large people are, where they are seen whole. */
const person = 0.84;

/** By the bridge of Kolkata: the sender’s licence, from near. */
export const LicenceMoment = () => (
  <>
    <Glow x={130} y={90} size={200} tone="brand" />
    <FarBank />
    <At x={-1} y={-44} scale={0.546}>
      <HowrahBridge light empty />
    </At>
    <Ripples />
    <HeldLicence x={40} y={148} scale={0.8} />
  </>
);

/* The town beyond the river, and the water, which is paler than the head of the licence and than the band around the picture. */
const FarBank = () => (
  <>
    <path
      d="M0 130V74h14v-8h16v22h12v-9h12v14h18V82h20v-7a10 10 0 0120 0v7h8v9h20V80h18v12h16V70h6l5-9 5 9h6v14h14V72h20V62h30V130z"
      className="deep"
      opacity={0.72}
    />
    <path d="M0 126H260V284H0z" className="brand-lift" />
    <path d="M0 127H260" className="stroke-on-deep-muted" strokeWidth={2} opacity={0.7} />
  </>
);

/* Around both piers, and where the licence leaves the water free. */
const Ripples = () => (
  <path
    d="M34 136h38M190 136h38M4 148h22M96 144h68M236 150h18M8 172h20M14 200h14M240 184h16M2 226h20M244 222h12"
    className="stroke-brand"
    strokeWidth={3}
  />
);

/** On the shop’s counter: the receiver’s name, which its keeper types, from near. */
export const ScreenMoment = () => (
  <>
    <Glow x={130} y={110} size={200} tone="brand" />
    <Shelf x={0} y={32} width={260} stocked={0} />
    <Shelf x={8} y={32} width={244} />
    <CounterTop y={186} depth={98} />
    <ContactShadow x={130} y={200} width={112} />
    <ReceiverScreen x={20} y={52} scale={1.1} />
    <Keyboard x={54} y={221} />
    <PressingHand x={150} y={238} turn={38} scale={0.36} sleeve="green" />
  </>
);

/** At the end of the shop’s counter: the sender pays its keeper; the shop goes on beyond the edge. */
export const CashMoment = () => (
  <>
    <Glow x={60} y={120} size={220} tone="brand" />
    <path d="M0 252H260V284H0z" className="brand-lift" />
    <ContactShadow x={50} y={266} width={76} />
    <SenderAtShop x={10} y={44} scale={person} />
  </>
);

const peaks: readonly Peak[] = [
  [214, 62, 150],
  [156, 96, 130],
];

/** Below the mountains: the receiver has the notes. */
export const PokharaMoment = () => (
  <>
    <Glow x={120} y={160} size={220} tone="brand" />
    <Ranges peaks={peaks} />
    <Hill d="M0 222c80 12 170 2 260-22v84H0z" />
    <HillHouse x={150} y={152} scale={0.44} />
    <ContactShadow x={68} y={266} width={84} />
    <ReceiverWithNotes x={28} y={44} scale={person} />
  </>
);
