import type { Colour } from '../../palette.ts';
import { RupeeCoin } from '../money/RupeeCoin.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import {
  hall,
  OutlinedBank,
  OutlinedHall,
  OutlinedShop,
  outline,
  place,
} from './outlinedPlaces.tsx';

interface MarketPlanProps extends Place {
  /** From the shop to the bank, both included. */
  readonly width: number;
}

/* Where the lower places stand. */
const ground = 350;
const top = ground - place.height;

/** How high the plan is with the names below its places. */
export const marketPlanHeight = ground + 36;

/** The plan of a market hall with the names of its parts: below it a bank at its right, from which a coin goes up to it, and a shop at its left, to which one comes down from it; between both is what they are, a loan. */
export function MarketPlan({ width, ...where }: MarketPlanProps) {
  const middle = width / 2;
  const shop = place.width / 2;
  const bank = width - shop;
  return (
    <At {...where}>
      <At x={middle - hall.width / 2} y={0}>
        <OutlinedHall />
      </At>
      <path d={`M${middle - hall.width / 2} ${hall.height}h${hall.width}`} {...outline} />
      <At x={0} y={top}>
        <OutlinedShop />
      </At>
      <At x={width - place.width} y={top}>
        <OutlinedBank />
      </At>
      <path d={`M0 ${ground}H${width}`} {...outline} />
      <CoinOnItsWay x={bank} y={hall.height + way / 2 + 12} length={way} turn={-90} />
      <CoinOnItsWay x={shop} y={hall.height + way / 2 + 12} length={way} turn={90} />
      <Name x={middle} y={84} name="Marketplace" />
      <Name x={middle} y={hall.height + way / 2 + 20} name="Loan" tone="code-string" />
      <Name x={shop} y={ground + 35} name="Borrower" />
      <Name x={bank} y={ground + 35} name="Lenders" />
    </At>
  );
}

/* Between the hall and a place, with even air at both ends. */
const way = top - hall.height - 24;

interface CoinOnItsWayProps extends Place {
  readonly length: number;
  readonly turn: number;
}

/* The arrow is whole, so that the way is seen before the places. */
const CoinOnItsWay = ({ length, turn, ...middle }: CoinOnItsWayProps) => (
  <At {...middle}>
    <g transform={`rotate(${turn})`}>
      <path
        d={`M${-length / 2} 0H${length / 2}m-12-11l12 11-12 11`}
        className="stroke-code-string"
        strokeWidth={5.5}
      />
    </g>
    <g transform={`rotate(${turn}) translate(-6 0) rotate(${-turn})`}>
      <RupeeCoin x={0} y={0} radius={20} />
    </g>
  </At>
);

interface NameProps {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  /** Of a way, in its colour. */
  readonly tone?: Colour;
}

const Name = ({ x, y, name, tone = 'on-brand' }: NameProps) => (
  <Label x={x} y={y} size={25} weight={700} tone={tone} anchor="middle">
    {name}
  </Label>
);
