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

/** How wide the plan is, and where its lower places stand. */
export const marketPlan = { width: 292, ground: 364 } as const;

const middle = marketPlan.width / 2;
const shop = place.width / 2;
const bank = marketPlan.width - shop;
const top = marketPlan.ground - place.height;

/** The plan of a market hall with the names of its parts: below it a bank at its right, from which a coin goes up to it, and a shop at its left, to which one comes down from it. */
export const MarketPlan = (where: Place) => (
  <At {...where}>
    <At x={middle - hall.width / 2} y={0}>
      <OutlinedHall />
    </At>
    <path d={`M${middle - hall.width / 2} ${hall.height}h${hall.width}`} {...outline} />
    <At x={shop - place.width / 2} y={top}>
      <OutlinedShop />
    </At>
    <At x={bank - place.width / 2} y={top}>
      <OutlinedBank />
    </At>
    <path d={`M0 ${marketPlan.ground}H${marketPlan.width}`} {...outline} />
    <CoinOnItsWay x={bank} up />
    <CoinOnItsWay x={shop} />
    <Name x={middle} y={83} name="Marketplace" />
    <Name x={shop} y={marketPlan.ground + 34} name="Borrower" />
    <Name x={bank} y={marketPlan.ground + 34} name="Lenders" />
  </At>
);

/* Between a place and the hall, with even air at both ends; the arrow is whole, so that the way is seen before the places. */
const way = { from: hall.height + 14, to: top - 12 } as const;
const length = way.to - way.from;

const CoinOnItsWay = ({ x, up }: { readonly x: number; readonly up?: boolean }) => (
  <At x={x} y={up ? way.to : way.from}>
    <path
      d={
        up
          ? `M0 0V${-length}M-11 ${12 - length}L0 ${-length}L11 ${12 - length}`
          : `M0 0V${length}M-11 ${length - 12}L0 ${length}L11 ${length - 12}`
      }
      className="stroke-code-string"
      strokeWidth={5.5}
    />
    <RupeeCoin x={0} y={((up ? -1 : 1) * (length - 12)) / 2} radius={20} />
  </At>
);

interface NameProps {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

const Name = ({ x, y, name }: NameProps) => (
  <Label x={x} y={y} size={23} weight={700} tone="on-brand" anchor="middle">
    {name}
  </Label>
);
