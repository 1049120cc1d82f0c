import { At } from '../stage/At.tsx';
import { PersonBust } from './Person.tsx';
import { PersonAtCounter } from './PersonAtCounter.tsx';
import { PhoneAtChest } from './PhoneAtChest.tsx';

/* Keepers behind the counter of a kiosk (Kiosk.tsx), each with something else to do. */

/** One holds a receipt out to the left, between his thumb and the fingers behind it. */
export const KeeperWhoServes = () => (
  <At x={41} y={54} scale={0.62}>
    <PersonBust x={0} y={0} clothes="marigold" looks="left" />
    <HeldReceipt />
    <path
      d="M38 93C24 95 12 101 8 114L4 121Q2 127-3 122L-15 112-27 124-12 143Q-6 152 4 153 16 153.500 22 143 30 128 32 112z"
      className="marigold"
    />
    <path d="M31.500 112Q30 128 22 143" className="stroke-marigold-ink" strokeWidth={2} />
    <path d="M-15 112L-27 124" className="stroke-on-brand" strokeWidth={5} strokeLinecap="butt" />
  </At>
);

/* Four fingers behind the sheet, whose tips are seen at its far edge; the thumb lies on it. */
const HeldReceipt = () => (
  <>
    <path d="M-18 120C-26 122-36 120-40 112L-34 98-24 100-16 113z" className="skin" />
    <At x={-47} y={44} turn={-4}>
      <path
        d="M0 0H40V62l-6.700-4.500L26.700 62 20 57.500 13.300 62 6.700 57.500 0 62z"
        className="paper"
      />
      <path d="M8 31h24M8 41h14" className="stroke-faint" strokeWidth={3.4} />
      <path d="M11 15l6 6 12-12" className="stroke-green" strokeWidth={4.6} />
    </At>
    <path
      d="M-17 115C-20 108-24 101-29 96.500-33 92.500-38 95-36.500 99.500-34 105-32 113-25 119z"
      className="skin"
    />
    <path
      d="M-25 119C-32 113-34 105-36.500 99.500-38 95-33 92.500-29 96.500"
      className="stroke-skin-deep"
      strokeWidth={1.6}
    />
  </>
);

/** One shows a recharge that succeeded on her phone. */
export const KeeperWhoShows = () => (
  <PhoneAtChest x={26.2} y={46} scale={0.6} hair="swept" clothes="brand">
    <rect width={44} height={68} rx={6} className="green-soft" />
    <path d="M11 30l8 8 15-17" className="stroke-green" strokeWidth={7} />
  </PhoneAtChest>
);

/** One waits with his hands on the counter. */
export const KeeperWhoWaits = () => (
  <PersonAtCounter x={26.2} y={56} scale={0.6} hair="turban" clothes="green" />
);
