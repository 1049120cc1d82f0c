import { Keyboard } from '../devices/Keyboard.tsx';
import { CashExchange } from '../people/CashExchange.tsx';
import { HeldLicence } from '../people/HeldLicence.tsx';
import { PressingHand } from '../people/PressingHand.tsx';
import { ReceiverWithNotes } from '../people/ReceiverWithNotes.tsx';
import { ReceiverScreen } from '../screens/ReceiverScreen.tsx';
import { type Peak, Ranges } from '../shapes/Ranges.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';
import { Awning } from './Awning.tsx';
import { CounterTop } from './CounterTop.tsx';
import { HillHouse } from './HillHouse.tsx';
import { RiverWindow } from './RiverWindow.tsx';
import { Shelf } from './Shelf.tsx';

/* The four moments of a transfer to Nepal by day, each 260 × 284 on a pale ground and seen from near. */

/** How large people are, who are seen to the hip. */
const person = 0.77;

/** On the counter of a shop by the bridge of Kolkata: the sender’s licence. */
export const LicenceMoment = () => (
  <>
    <RiverWindow x={25} y={18} scale={0.42} />
    <CounterTop y={150} depth={134} />
    <HeldLicence x={44} y={150} scale={0.76} />
  </>
);

/** On the shop’s counter: the receiver’s name, which its keeper types. */
export const ScreenMoment = () => (
  <>
    <Shelf x={8} y={32} width={244} />
    <CounterTop y={186} depth={98} />
    <ContactShadow x={130} y={200} width={112} />
    <ReceiverScreen note="Pokhara, in cash" x={20} y={52} scale={1.1} />
    <Keyboard x={54} y={221} />
    <PressingHand x={150} y={238} turn={38} scale={0.36} sleeve="green" />
  </>
);

/** At the shop’s counter: the sender before it pays the keeper behind it. */
export const CashMoment = () => (
  <>
    <Shelf x={99} y={120} width={62} />
    <Awning x={0} y={0} stripe={32.5} count={8} drop={20} />
    <CashExchange x={130 - 158 * person} y={80} scale={person}>
      <path d="M-20 190H330V216H-20z" className="brand-lift" />
      <path d="M-20 216H330V280H-20z" className="brand" />
    </CashExchange>
  </>
);

const peaks: readonly Peak[] = [
  [20, 110, 120],
  [176, 46, 160],
];

const meadow = 'M0 206C70 192 170 214 260 190V284H0z';

/** Below the mountains: the receiver has the notes. */
export const PokharaMoment = () => (
  <>
    <path d="M0 0H260V284H0z" className="ground-lift" />
    <Ranges peaks={peaks} />
    <path d={meadow} className="meadow" />
    <path d={meadow} className="meadow-lit" opacity={0.5} />
    <ContactShadow x={203} y={243} width={98} />
    <HillHouse x={157} y={174} scale={0.47} />
    <ReceiverWithNotes x={12} y={84} scale={0.86} />
  </>
);
