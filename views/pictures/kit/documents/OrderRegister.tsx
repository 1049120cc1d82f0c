import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { PencilRing } from '../shapes/PencilRing.tsx';
import { PenText } from '../shapes/PenText.tsx';
import { At, type Place } from '../stage/At.tsx';

const rows = [
  ['12', 'Gupta Packaging', '400'],
  ['12', 'A. Sen, Howrah', '120'],
  ['13', 'Gupta (Malda?)', '50'],
  ['14', 'Gupta Pack.', '60'],
  ['14', 'C. Paul', '90'],
  ['15', 'Saha Cartons', '250'],
  ['16', 'M. Ghosh', '30'],
  ['17', 'A. Sen', '75'],
] as const;

interface OrderRegisterProps extends Place {
  /** How many lines are ruled; there are orders on the first eight. */
  readonly lines?: 4 | 9;
  readonly width?: number;
  /** Where the column of the counts begins, 92 wide; what is right of it stays empty. */
  readonly counts?: number;
}

/** A page of a paper register of orders with its corrections, and a ring in pencil around the first; 400 × 244, or 484 high with nine lines. */
export const OrderRegister = (props: OrderRegisterProps) => {
  const { lines = 4, width: right = 400, counts = right - 92, ...place } = props;
  const height = 52 + lines * 48;
  const columns = [counts, ...(counts + 92 < right ? [counts + 92] : [])];
  /* One in the middle of the head and of every line. */
  const holes = [26, ...Array.from({ length: lines }, (_, line) => 76 + line * 48)];
  return (
    <At {...place}>
      <Shadow width={right} height={height} radius={8} />
      <rect width={right} height={height} rx={8} className="paper" />
      <path d={`M0 8a8 8 0 018-8H${right - 8}a8 8 0 018 8V52H0z`} className="code-string" />
      <Label x={76} y={34} size={18} weight={700} tone="deep">
        Orders, November
      </Label>
      {Array.from({ length: lines }, (_, line) => 52 + line * 48).map((y) => (
        <path key={y} d={`M0 ${y}.5H${right}`} className="stroke-on-deep-muted" opacity={0.5} />
      ))}
      <path
        d={`M60 0V${height}M64 0V${height}`}
        className="stroke-red"
        strokeWidth={1.5}
        opacity={0.5}
      />
      {columns.map((x) => (
        <path key={x} d={`M${x} 52V${height}`} className="stroke-on-deep-muted" opacity={0.5} />
      ))}
      {holes.map((y) => (
        <g key={y}>
          <circle cx={18} cy={y} r={7} className="warm" />
          <circle cx={18} cy={y} r={7} className="stroke-on-deep-muted" />
        </g>
      ))}
      {rows.slice(0, lines).map(([day, who, count], index) => (
        <g key={`${day} ${who}`} className="sheet" transform={`translate(0 ${86 + index * 48})`}>
          <PenText x={34} y={0}>
            {day}
          </PenText>
          <PenText x={80} y={0} {...(index === 2 && { crossed: 128 })}>
            {who}
          </PenText>
          <PenText x={counts + 10} y={0} {...(index === 1 && { crossed: 32 })}>
            {count}
          </PenText>
        </g>
      ))}
      <PenText x={counts + 50} y={135} second turn={-4}>
        210
      </PenText>
      <g className="sheet">
        <PencilRing x={72} y={57} width={counts + 8} height={40} />
      </g>
    </At>
  );
};
