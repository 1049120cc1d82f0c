import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import {
  ground,
  North,
  OutlinedBank,
  OutlinedHall,
  OutlinedShop,
  outline,
} from './outlinedPlaces.tsx';

interface MarketPlanProps extends Place {
  /** From the shop to the hall, and from the hall to the banks. */
  readonly gaps: readonly [left: number, right: number];
}

type Point = readonly [x: number, y: number];

/* How wide each is. */
const shop = 108;
const hall = 152;
const bank = 78;
/** How far down each bank begins. */
const banks = [0, 66, 132];

/** The plan of a market hall, its ground at 184: a shop on its left and three banks on its right, each with a line to it, and their dimensions below. */
export function MarketPlan({ gaps: [left, right], ...place }: MarketPlanProps) {
  const middle = shop + left;
  const end = middle + hall + right;
  return (
    <At {...place}>
      <North x={28} y={16} />
      <OutlinedShop />
      <At x={middle} y={0}>
        <OutlinedHall />
      </At>
      {banks.map((y) => (
        <At key={y} x={end} y={y}>
          <OutlinedBank />
        </At>
      ))}
      <Arrow from={[shop + 2, 146]} to={[middle - 4, 146]} />
      {banks.map((y) => (
        <Arrow key={y} from={[end - 5, y + 30]} to={[middle + hall + 3, 104 + y / 3]} />
      ))}
      <Named x={0} width={shop} name="Borrower" />
      <Named x={middle} width={hall} name="Marketplace" />
      <Named x={end} width={bank} name="Lenders" />
    </At>
  );
}

/** A dashed arrow from one place to another. */
function Arrow({ from, to }: { readonly from: Point; readonly to: Point }) {
  const [x, y] = [from[0] - to[0], from[1] - to[1]];
  const turn = Math.round((Math.atan2(y, x) * 180) / Math.PI);
  return (
    <At x={to[0]} y={to[1]} turn={turn}>
      <path d={`M${Math.round(Math.hypot(x, y))} 0H4`} {...outline} />
      <path d="M9-7L0 0 9 7" className="stroke-on-brand" strokeWidth={2.4} />
    </At>
  );
}

interface NamedProps {
  readonly x: number;
  readonly width: number;
  readonly name: string;
}

/** The name of a part under it, and its width as a line with an arrow at both ends. */
const Named = ({ x, width, name }: NamedProps) => (
  <>
    <Label x={x + width / 2} y={ground + 31} size={22} weight={700} tone="on-brand" anchor="middle">
      {name}
    </Label>
    <path
      d={`M${x} 228v18M${x + width} 228v18M${x + 3} 237h${width - 6}m-8-5l8 5-8 5M${x + 11} 232l-8 5 8 5`}
      className="stroke-on-brand"
      strokeWidth={1.6}
      opacity={0.75}
    />
  </>
);
