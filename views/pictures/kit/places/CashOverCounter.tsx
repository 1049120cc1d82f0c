import { CashHandover } from '../people/CashHandover.tsx';
import { GivingArm, GivingKeeper, TakingArm, TakingCustomer } from '../people/GivingKeeper.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The keeper of a shop hands notes over his counter to a customer before it, 440 wide; the counter's far edge is at 350, and it goes on below. */
export const CashOverCounter = (place: Place) => (
  <At {...place}>
    <GivingKeeper />
    <path d="M-200 350H900V700H-200z" className="brand-lift" />
    <path d="M-200 352H900" className="stroke-on-brand" strokeWidth={4} opacity={0.25} />
    <path d="M-200 498H900V700H-200z" fill="url(#sheen)" />
    <ellipse cx={306} cy={360} rx={58} ry={6} className="deep" opacity={0.2} />
    <TakingCustomer />
    <CashHandover />
    <GivingArm />
    <TakingArm />
  </At>
);
