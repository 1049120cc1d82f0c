import type { ReactNode } from 'react';
import { Portrait } from '../people/Portrait.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { type SellerName, sellers } from './sellers.ts';

/** Where the sellers of the first two levels stand in the tree, and what each has sold; the higher the level, the larger the head. */
const upper = [
  [201, 72, 100, 'Rekha', '₹92,000'],
  [107, 254, 84, 'Anil', '₹64,500'],
  [295, 254, 84, 'Farida', '₹56,500'],
] as const;

/** Those of the last level, whose sums would run into one line. */
const lower = [
  [60, 'Joy'],
  [154, 'Mitali'],
  [248, 'Arjan'],
  [342, 'Nisha'],
] as const;

const upperLines = 'M201 177v20M107 212v-3q0-12 12-12h164q12 0 12 12v3';

/** From a seller of the second level to the two below. */
const branchTo = (x: number, y: number): string =>
  `M${x} 349V${y - 50}M${x - 47} ${y - 35}v-3q0-12 12-12h70q12 0 12 12v3`;

interface SellerTreeProps extends Place {
  /** How far down the last level stands, and how large its heads are. */
  readonly last?: { readonly y: number; readonly size: number };
}

/** Seven sellers on three levels with what the upper three have sold, on a strong ground, 360 wide from 22,19; the ring of the first is 106 across around 201,72. */
export function SellerTree({ last = { y: 411, size: 72 }, ...place }: SellerTreeProps) {
  const lowerLines = [107, 295].map((x) => branchTo(x, last.y)).join('');
  return (
    <At {...place}>
      {[upperLines, lowerLines].map((line) => (
        <path key={line} d={line} className="stroke-on-brand" strokeWidth={3} opacity={0.6} />
      ))}
      {upper.map(([x, y, size, name, sale]) => (
        <Seller key={name} x={x} y={y} size={size} name={name}>
          <Label x={x} y={y + size / 2 + 45} size={18} weight={500} tone="on-brand" anchor="middle">
            {sale}
          </Label>
        </Seller>
      ))}
      {lower.map(([x, name]) => (
        <Seller key={name} x={x} name={name} {...last} />
      ))}
    </At>
  );
}

interface SellerProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly name: SellerName;
  readonly children?: ReactNode;
}

/* Violet clothes would run into the ground, so all have a ring; the first seller, whose statement it is, has a bright one. */
const Seller = ({ x, y, size, name, children }: SellerProps) => (
  <>
    <Portrait x={x} y={y} size={size} {...sellers[name]} />
    <circle
      cx={x}
      cy={y}
      r={size / 2 + 1}
      className={name === 'Rekha' ? 'stroke-marigold' : 'stroke-on-brand'}
      strokeWidth={name === 'Rekha' ? 4 : 3}
    />
    <Label x={x} y={y + size / 2 + 24} size={20} weight={700} tone="on-brand" anchor="middle">
      {name}
    </Label>
    {children}
  </>
);
