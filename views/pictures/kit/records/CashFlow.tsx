import { RupeeCoin } from '../money/RupeeCoin.tsx';
import { PledgedHouse } from '../places/PledgedHouse.tsx';
import { SmallBank } from '../places/SmallBank.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';

const months = [18, 30, 42, 56] as const;
const foot = 196;

/** A bank sends a coin to a cash flow that grows month by month; a house with a padlock, the usual pledge, is faded and has a cross, 236 × 236. */
export const CashFlow = (place: Place) => (
  <At {...place}>
    <path
      d="M70 98C70 62 90 52 120 52"
      className="stroke-brand-lift"
      strokeWidth={4}
      strokeDasharray="0 9"
    />
    <ContactShadow x={70} y={foot} width={112} />
    <SmallBank x={22} y={foot - 88} />
    <rect x={128} y={37} width={86} height={78} rx={12} className="shade" />
    <rect x={126} y={32} width={86} height={78} rx={12} className="surface" />
    {months.map((height, month) => (
      <rect
        key={height}
        x={140 + month * 16}
        y={98 - height}
        width={11}
        height={height}
        rx={3}
        className="green"
      />
    ))}
    <RupeeCoin x={130} y={52} radius={20} />
    <PledgedHouse x={132} y={foot - 74} scale={0.92} />
  </At>
);
