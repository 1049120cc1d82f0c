import type { ComponentType } from 'react';
import type { Colour } from '../../palette.ts';
import { DistributorsStore, OwnersOffice, RetailersShop } from '../places/EarningPlaces.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { DottedFall } from './DottedFall.tsx';

interface Share {
  readonly name: string;
  readonly Where: ComponentType<Place>;
  /** Of its coin, in the colour of the calculation beside it; the area is as the amount. */
  readonly tone: Colour;
  readonly radius: number;
}

/** Who receives a part of the margin on a day’s recharges. */
const shares: readonly Share[] = [
  { name: 'Retailers', Where: RetailersShop, tone: 'marigold', radius: 27 },
  { name: 'Distributors', Where: DistributorsStore, tone: 'muted', radius: 15.5 },
  { name: 'You', Where: OwnersOffice, tone: 'green', radius: 22 },
];

/** From the middle of one place to that of the next, and how far right of the second one the coins come out. */
const step = 124;
/** Where the three ways leave the lower edge of the stub, which is a little turned. */
const leaves = [38, 92, 146] as const;

/** Between the stub and the first dot of a way, and between its last dot and the coin. */
const air = 9;

interface MarginSharesProps extends Place {
  /** How far the coins fall, down to the ground. */
  readonly fall: number;
  /** From the ground down to the names, which are in the middle of it. */
  readonly lead?: number;
}

/** The coins of a margin that come out of a stub, whose lower edge is from 17,4 to 173,13, and fall to three places on the ground; below it who they are. */
export const MarginShares = ({ fall, lead = 32, ...place }: MarginSharesProps) => (
  <At {...place}>
    <path d={`M-600 ${fall}H600V${fall + 500}H-600z`} className="brand-soft" />
    {shares.map(({ name, Where, tone, radius }, index) => {
      const x = (index - 1) * step;
      const coin = fall - 112 - 32;
      const from = leaves[index] ?? x;
      return (
        <g key={name}>
          <DottedFall
            from={[from, 4 + from / 18 + air]}
            to={[x, coin - radius - air]}
            tone={tone}
          />
          <Coin x={x} y={coin} radius={radius} tone={tone} />
          <Where x={x - 52} y={fall - 112} />
          <Label x={x} y={fall + lead} size={19.5} weight={700} anchor="middle">
            {name}
          </Label>
        </g>
      );
    })}
  </At>
);

const Coin = ({ radius, tone, ...place }: Place & Pick<Share, 'radius' | 'tone'>) => (
  <At {...place}>
    <circle r={radius} className={tone} />
    <circle r={radius - 4} className="stroke-surface" strokeWidth={1.5} opacity={0.6} />
    <Glyph
      name="rupee"
      x={-radius * 0.6}
      y={-radius * 0.6}
      size={radius * 1.2}
      tone="surface"
      bold
    />
  </At>
);
