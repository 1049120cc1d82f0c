import type { ReactNode } from 'react';
import { KeeperAtDevices } from '../people/KeeperAtDevices.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Awning } from './Awning.tsx';
import { Shelf } from './Shelf.tsx';

interface ShopInDiscProps extends Place {
  /** A hand before the shop, whose arm ends at the disc's lower edge. */
  readonly hand?: ReactNode;
  /** What is before the shop and behind the hand. */
  readonly children?: ReactNode;
}

/** A shop in the indigo disc, 640 × 640: its keeper at the left looks to what is before its middle, and its awning hangs over the disc. */
export const ShopInDisc = ({ hand, children, ...place }: ShopInDiscProps) => (
  <At {...place}>
    <linearGradient id="wall" x1="0" y1="0" x2="1" y2="1">
      <stop className="stop-brand-soft" />
      <stop offset=".55" className="stop-brand-lift" />
      <stop offset="1" className="stop-brand" />
    </linearGradient>
    <clipPath id="shop">
      <circle cx={320} cy={340} r={296} />
    </clipPath>
    <g clipPath="url(#shop)">
      <path d="M20 40H620V460H20z" fill="url(#wall)" />
      <Shelf x={38} y={216} scale={1.3} width={440} stocked={338} pale="on-brand" />
      <path d="M0 436H640V640H0z" fill="url(#sheen)" />
      <path d="M0 436H640V484H0z" className="brand-lift" />
      <KeeperAtDevices x={54} y={268} scale={1.2} hair="turban" looks="right" />
    </g>
    <Awning x={92} y={34} stripe={53} count={7} drop={56} fascia />
    {children}
    {hand && (
      <>
        <clipPath id="reach">
          <path d="M0 0H640V560H0z" />
          <circle cx={320} cy={340} r={296} />
        </clipPath>
        <g clipPath="url(#reach)">{hand}</g>
      </>
    )}
  </At>
);
