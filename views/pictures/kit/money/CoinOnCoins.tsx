import { At, type Place } from '../stage/At.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';
import { RupeeCoin } from './RupeeCoin.tsx';

/** A coin that stands on two that lie, seen from the side; x and y are the middle of the foot, and it is 59 high. */
export const CoinOnCoins = (place: Place) => (
  <At {...place}>
    <ContactShadow x={0} y={0} width={76} />
    <rect x={-27} y={-11} width={54} height={11} rx={5.5} className="marigold" />
    <rect x={-27} y={-23} width={54} height={11} rx={5.5} className="code-string" />
    <RupeeCoin x={0} y={-41} radius={18} />
  </At>
);
