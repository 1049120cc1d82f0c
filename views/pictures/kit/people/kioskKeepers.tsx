import { At } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { BustWithPhone } from './BustWithPhone.tsx';
import { PersonBust } from './Person.tsx';
import { PersonAtCounter } from './PersonAtCounter.tsx';

/* Keepers behind the counter of a kiosk (Kiosk.tsx), each with something else to do. */

/** One stands at the right and holds a receipt out to a customer at the left, who takes it at 8,128. */
export const KeeperWhoServes = () => (
  <At x={44} y={56} scale={0.6}>
    <PersonBust x={0} y={0} clothes="marigold" looks="left" />
    <At x={0} y={0} scale={2}>
      <Arm
        shoulder={[9, 60]}
        elbow={[6, 68]}
        wrist={[-7, 61]}
        clothes="marigold"
        skin="skin"
        cuff="on-brand"
        thumb="right"
      >
        <Receipt />
      </Arm>
    </At>
  </At>
);

const Receipt = () => (
  <At x={-25} y={21} turn={-4}>
    <path
      d="M0 0H28V42l-4.670-3.500L18.670 42 14 38.500 9.330 42 4.670 38.500 0 42z"
      className="paper"
    />
    <path d="M6 20h16M6 26.500h16" className="stroke-faint" strokeWidth={2.4} />
    <path d="M8 9.500l4 4 8-8" className="stroke-green" strokeWidth={3} />
  </At>
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
  <PersonAtCounter x={26.2} y={56} scale={0.6} hair="turban" clothes="green" />
);
