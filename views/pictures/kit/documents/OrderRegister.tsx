import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { PenText } from '../shapes/PenText.tsx';
import { At, type Place } from '../stage/At.tsx';

const rows = [
  ['12', 'Gupta Packaging', '400'],
  ['12', 'A. Sen, Howrah', '120'],
  ['13', 'Shaikh (Malda?)', '50'],
  ['14', 'Gupta Pack.', '60'],
] as const;

interface OrderRegisterProps extends Place {
  /** How many of the four orders are seen. */
  readonly orders?: 3 | 4;
}

/** A page of a paper register of orders with its corrections, 400 × 252, or 204 with three orders. */
export const OrderRegister = ({ orders = 4, ...place }: OrderRegisterProps) => {
  const height = 52 + orders * 48;
  return (
    <At {...place}>
      <Shadow width={392} height={height} radius={8} />
      <rect x={8} y={8} width={392} height={height} rx={8} className="on-deep-muted" />
      <rect width={392} height={height} rx={8} className="paper" />
      <path d="M0 8a8 8 0 018-8H384a8 8 0 018 8V52H0z" className="code-string" />
      <Label x={76} y={34} size={18} weight={700} tone="deep">
        Orders, November
      </Label>
      {rows.slice(0, orders).map(([day, who], row) => (
        <path
          key={`${day} ${who}`}
          d={`M0 ${52 + row * 48}.5H392`}
          className="stroke-on-deep-muted"
          opacity={0.5}
        />
      ))}
      <path
        d={`M60 0V${height}M64 0V${height}`}
        className="stroke-red"
        strokeWidth={1.5}
        opacity={0.5}
      />
      <path d={`M300 52V${height}`} className="stroke-on-deep-muted" opacity={0.5} />
      {[28, 91, 154, 217].slice(0, orders).map((y) => (
        <g key={y}>
          <circle cx={18} cy={y} r={7} className="warm" />
          <circle cx={18} cy={y} r={7} className="stroke-on-deep-muted" />
        </g>
      ))}
      {rows.slice(0, orders).map(([day, who, count], index) => (
        <g key={`${day} ${who}`} transform={`translate(0 ${86 + index * 48})`}>
          <PenText x={34} y={0}>
            {day}
          </PenText>
          <PenText x={80} y={0} {...(index === 2 && { crossed: 128 })}>
            {who}
          </PenText>
          <PenText x={index === 1 ? 308 : 324} y={0} {...(index === 1 && { crossed: 32 })}>
            {count}
          </PenText>
        </g>
      ))}
      <PenText x={350} y={135} second turn={-4}>
        210
      </PenText>
    </At>
  );
};
