import type { ReactNode } from 'react';
import { KeeperAtDevices } from '../people/KeeperAtDevices.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Awning } from './Awning.tsx';
import { Shelf } from './Shelf.tsx';

interface ShopInDiscProps extends Place {
  /** A hand before the shop, whose arm ends at the disc's lower edge. */
  readonly hand?: ReactNode;
}

/** A shop in the indigo disc, 640 × 640: its keeper at the left looks to what is before its middle, and its awning hangs over the disc. */
export const ShopInDisc = ({ hand, ...place }: ShopInDiscProps) => (
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
      <path d="M20 40H620V430H20z" fill="url(#wall)" />
      <Shelf x={38} y={196} scale={1.3} width={440} stocked={345} pale="on-brand" />
      <path d="M0 410H640V640H0z" fill="url(#sheen)" />
      <path d="M0 410H640V458H0z" className="brand-lift" />
      <KeeperAtDevices x={50} y={239} scale={1.22} hair="turban" looks="right" />
    </g>
    <Awning x={86} y={14} stripe={50} count={7} drop={46} fascia />
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
