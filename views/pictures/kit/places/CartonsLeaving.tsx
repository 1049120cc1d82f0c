import { orderStock } from '../money/orderStock.ts';
import { ColleagueCarrying } from '../people/ColleagueCarrying.tsx';
import { Label } from '../shapes/Label.tsx';
import { StationRoom } from '../stage/StationRoom.tsx';
import { Carton } from '../things/Carton.tsx';

/* The left edge and the foot of every carton in the rack; the gap at the right is what leaves. */
const stacked = [
  [-1, 96],
  [46, 96],
  [93, 96],
  [22, 54],
  [-1, 162],
  [46, 162],
  [-1, 204],
  [46, 204],
] as const;

/** Of the cartons in the rack. */
const scale = 0.44;

/** The second station of an order: a man carries cartons away from a rack, whose sign says how many are left. */
export const CartonsLeaving = () => (
  <StationRoom tone="marigold" y={188}>
    <path d="M0 30H141V206H0z" className="skin-deep" opacity={0.3} />
    {stacked.map(([x, foot]) => (
      <Carton key={`${x} ${foot}`} x={x} y={foot - 96 * scale} scale={scale} />
    ))}
    <path d="M-10 100H141M-10 208H141" className="stroke-brand" strokeWidth={8} />
    <path d="M141 26V214" className="stroke-brand" strokeWidth={9} />
    <rect x={18} y={83} width={116} height={34} rx={8} className="letter" />
    <Label x={76} y={107} size={20} weight={800} anchor="middle">
      {`${orderStock.cartons.left} left`}
    </Label>
    <ColleagueCarrying x={131} y={8} scale={0.8} clothes="green">
      <Carton x={63} y={78} scale={0.46} />
      <Carton x={65} y={36} scale={0.46} />
    </ColleagueCarrying>
  </StationRoom>
);
