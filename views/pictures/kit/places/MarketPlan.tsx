import type { Colour } from '../../palette.ts';
import { RupeeCoin } from '../money/RupeeCoin.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import {
  hallHeight,
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

/** The plan of a market hall with the names of its parts: below it a bank at its right, from which a loan goes up through the hall and, at its left, down to a shop. */
export function MarketPlan({ width, ...where }: MarketPlanProps) {
  const shop = place.width / 2;
  const bank = width - shop;
  return (
    <At {...where}>
      <OutlinedHall width={width} />
      <At x={0} y={top}>
        <OutlinedShop />
      </At>
      <At x={width - place.width} y={top}>
        <OutlinedBank />
      </At>
      <path d={`M0 ${ground}H${width}`} {...outline} />
      <Loan from={bank} to={shop} />
      <Name x={width / 2} y={84} name="Marketplace" />
      <Name x={shop} y={ground + 35} name="Borrower" />
      <Name x={bank} y={ground + 35} name="Lenders" />
    </At>
  );
}

/* Where it crosses the hall. */
const crossing = 123;

const way = { className: 'stroke-code-string', strokeWidth: 5.5 } as const;

interface LoanProps {
  readonly from: number;
  readonly to: number;
}

/* One way, on which its name stands, with a coin as it goes up and as it comes down. */
function Loan({ from, to }: LoanProps) {
  const middle = (from + to) / 2;
  const [start, end] = [top - 10, top - 14];
  const coin = (hallHeight + top) / 2 - 2;
  return (
    <>
      <path d={`M${from} ${start}V${crossing + 18}q0-18-18-18H${middle + 44}`} {...way} />
      <path
        d={`M${middle - 44} ${crossing}H${to + 18}q-18 0-18 18V${end}m-12-11l12 11 12-11`}
        {...way}
      />
      <path d={`M${middle + 58} ${crossing - 11}l-12 11 12 11`} {...way} />
      {[from, to].map((x) => (
        <RupeeCoin key={x} x={x} y={coin} radius={20} />
      ))}
      <Name x={middle} y={crossing + 9} name="Loan" tone="code-string" />
    </>
  );
}

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
