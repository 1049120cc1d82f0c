import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ground, OutlinedBank, OutlinedHall, OutlinedShop, outline } from './outlinedPlaces.tsx';

/** How wide the plan is, where its lower places stand, and how far below that their names are. */
export const marketPlan = { width: 300, ground: 190 + ground, name: 32 } as const;

const middle = marketPlan.width / 2;
const shop = 46;
const bank = marketPlan.width - shop;

/** The plan of a market hall with the names of its parts: below it a shop at its left and a bank at its right, and an arrow from each up to it. */
export const MarketPlan = (place: Place) => (
  <At {...place}>
    <At x={middle - 66} y={0}>
      <OutlinedHall />
    </At>
    <path d={`M${middle - 66} ${ground}h132`} {...outline} />
    <At x={shop - 46} y={190}>
      <OutlinedShop />
    </At>
    <At x={bank - 46} y={190}>
      <OutlinedBank />
    </At>
    <path d={`M0 ${marketPlan.ground}H${marketPlan.width}`} {...outline} />
    <Arrow x={0} y={0} />
    <Arrow x={0} y={0} mirrored={marketPlan.width} />
    <Name x={middle} y={ground} name="Marketplace" />
    <Name x={shop} y={marketPlan.ground} name="Borrower" />
    <Name x={bank} y={marketPlan.ground} name="Lenders" />
  </At>
);

/** From the shop up to the side of the hall; it is whole, so that the way is seen before the places. */
const Arrow = (place: Place) => (
  <At {...place}>
    <path
      d="M46 212V124Q46 100 68 100H81M71 90L81 100 71 110"
      className="stroke-code-string"
      strokeWidth={4.5}
    />
  </At>
);

const Name = ({
  x,
  y,
  name,
}: {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}) => (
  <Label x={x} y={y + marketPlan.name} size={22} weight={700} tone="on-brand" anchor="middle">
    {name}
  </Label>
);
