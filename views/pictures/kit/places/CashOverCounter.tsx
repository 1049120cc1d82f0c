import { CashHandover } from '../people/CashHandover.tsx';
import { GivingArm, TakingArm, TakingCustomer } from '../people/handoverCast.tsx';
import { RestingArm } from '../people/RestingArm.tsx';
import { TurnedKeeperBody } from '../people/TurnedKeeperBody.tsx';
import { At, type Place } from '../stage/At.tsx';

const size = 1.45;
const keeper = { x: 286, y: 147, scale: size } as const;
const customer = { x: -26, y: 142, scale: size } as const;

/* Both hands are as large as the two people are. */
const hand = 1.75 * size;
const giver = {
  x: keeper.x + (126 - 156) * size,
  y: keeper.y + 108 * size,
  scale: hand,
  turn: 196,
} as const;
const taker = {
  x: customer.x + 113 * size,
  y: customer.y + 132 * size,
  scale: hand,
  turn: -30,
} as const;

/** The keeper of a shop hands notes over his counter to a customer before it, 460 wide; the counter's far edge is at 350, and it goes on below. */
export const CashOverCounter = (place: Place) => (
  <At {...place}>
    <At {...keeper}>
      <TurnedKeeperBody />
    </At>
    <path d="M-200 350H900V700H-200z" className="brand-lift" />
    <path d="M-200 352H900" className="stroke-on-brand" strokeWidth={4} opacity={0.25} />
    <path d="M-200 498H900V700H-200z" fill="url(#sheen)" />
    <At {...keeper}>
      <ellipse cx={63} cy={151} rx={76} ry={5} className="deep" opacity={0.3} />
      <RestingArm clothes="deep-lift" mirrored={126} />
    </At>
    <At {...customer}>
      <TakingCustomer />
    </At>
    <CashHandover giver={giver} taker={taker} />
    <At {...keeper} mirrored={126}>
      <GivingArm />
    </At>
    <At {...customer}>
      <TakingArm />
    </At>
  </At>
);
