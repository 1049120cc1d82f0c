import type { ReactNode } from 'react';
import { BankFront } from '../places/BankFront.tsx';
import { Shop } from '../places/Shop.tsx';

/* Where a bill payment goes through, each 100 × 96 on a ground at 82. */

const OwnShop = () => <Shop x={15.2} y={9} scale={0.29} clothes="marigold" fascia />;

/* Its columns are paler than the ground behind it, after dark as well. */
const Bank = () => (
  <g className="sheet">
    <BankFront x={7} y={8} scale={0.36} wall="on-deep-muted" />
  </g>
);

const spokes = [
  [20, 22, 'marigold'],
  [80, 22, 'on-brand'],
  [17, 60, 'on-brand'],
  [83, 60, 'marigold'],
  [50, 81, 'on-brand'],
] as const;

const Hub = () => (
  <>
    <path
      d={spokes.map(([x, y]) => `M50 46L${x} ${y}`).join('')}
      className="stroke-on-brand"
      strokeWidth={3}
    />
    <circle cx={50} cy={46} r={18} className="on-brand" />
    <path d="M41 46l6 6 12-13" className="stroke-pen" strokeWidth={4.5} />
    {spokes.map(([x, y, tone]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={7} className={tone} />
    ))}
  </>
);

const Pylon = () => (
  <>
    <path
      d="M0 30Q14 40 26 33M74 33Q86 40 100 30"
      className="stroke-marigold-ink"
      strokeWidth={2}
    />
    <path
      d="M50 10L34 82M50 10L66 82M26 33H74M34 22H66M43 42L62 62M57 42L38 62M38 62L66 82M62 62L34 82"
      className="stroke-marigold-ink"
      strokeWidth={3.5}
    />
    <path d="M22 82H78" className="stroke-marigold-ink" strokeWidth={4} />
  </>
);

/** The shop, the bank or authorised unit behind it, the system between all, and who sent the bill. */
export const billPlaces: readonly ReactNode[] = [
  <OwnShop key="shop" />,
  <Bank key="bank" />,
  <Hub key="hub" />,
  <Pylon key="pylon" />,
];
