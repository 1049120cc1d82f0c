import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ground, OutlinedBank, OutlinedHall, OutlinedShop } from './outlinedPlaces.tsx';

interface MarketPlanProps extends Place {
  /** From a part to the next one, which is the length of an arrow. */
  readonly gap: number;
}

/* How wide each is: two of the one, and the hall between them. */
const side = 92;
const hall = 132;

/** The plan of a market hall, 176 high with the names of its parts: a shop at its left, banks at its right, and an arrow from each to it. */
export function MarketPlan({ gap, ...place }: MarketPlanProps) {
  const middle = side + gap;
  const end = middle + hall + gap;
  return (
    <At {...place}>
      <OutlinedShop />
      <At x={middle} y={0}>
        <OutlinedHall />
      </At>
      <At x={end} y={0}>
        <OutlinedBank />
      </At>
      <Arrow x={side + 3} y={100} length={gap} />
      <Arrow x={middle + hall - 3} y={100} length={gap} mirrored={gap} />
      <Name x={side / 2} name="Borrower" />
      <Name x={middle + hall / 2} name="Marketplace" />
      <Name x={end + side / 2 + 4} name="Lenders" />
    </At>
  );
}

/** To the right; it is whole, so that the way is seen before the places. */
const Arrow = ({ length, ...place }: Place & { readonly length: number }) => (
  <At {...place}>
    <path
      d={`M0 0H${length - 2}M${length - 12}-10L${length} 0 ${length - 12} 10`}
      className="stroke-code-string"
      strokeWidth={4.5}
    />
  </At>
);

const Name = ({ x, name }: { readonly x: number; readonly name: string }) => (
  <Label x={x} y={ground + 36} size={22} weight={700} tone="on-brand" anchor="middle">
    {name}
  </Label>
);
