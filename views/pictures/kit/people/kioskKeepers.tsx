import { At } from '../stage/At.tsx';
import { BustWithPhone } from './BustWithPhone.tsx';
import { PersonAtCounter } from './PersonAtCounter.tsx';

/* Keepers behind the counter of a kiosk (Kiosk.tsx), each with something else to do. */

/** One gives a slip to a customer at the left. */
export const KeeperWhoServes = () => (
  <PersonAtCounter
    x={34}
    y={56}
    scale={0.6}
    clothes="marigold"
    looks="left"
    gives={
      <At x={-34} y={-34} turn={-6}>
        <path d="M0 0H36V48l-6-5-6 5-6-5-6 5-6-5-6 5z" className="paper" />
        <path d="M8 12H28M8 22H28M8 32H20" className="stroke-brand" strokeWidth={3} />
      </At>
    }
  />
);

/** One shows a recharge that succeeded on her phone. */
export const KeeperWhoShows = () => (
  <>
    <clipPath id="over-counter">
      <path d="M-20-20H148V140H-20z" />
    </clipPath>
    <g clipPath="url(#over-counter)">
      <BustWithPhone x={12} y={56} scale={0.6} hair="bun" clothes="brand" looks="right">
        <rect width={44} height={74} rx={6} className="green-soft" />
        <path d="M11 37l8 8 15-17" className="stroke-green" strokeWidth={7} />
      </BustWithPhone>
    </g>
  </>
);

/** One waits with his hands on the counter. */
export const KeeperWhoWaits = () => (
  <PersonAtCounter x={26.2} y={56} scale={0.6} hair="turban" clothes="deep-lift" />
);
