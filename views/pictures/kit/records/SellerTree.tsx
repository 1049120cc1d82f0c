import { Portrait } from '../people/Portrait.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { type SellerName, sellers } from './sellers.ts';

/* Of the heads on the last level. */
const lastSize = 72;

/** Where each seller stands in the tree, and what was sold; the higher the level, the larger the head. */
const places: readonly (readonly [
  x: number,
  y: number,
  size: number,
  name: SellerName,
  sale: string,
])[] = [
  [201, 72, 100, 'Rekha', '₹92,000'],
  [107, 254, 84, 'Anil', '₹64,500'],
  [295, 254, 84, 'Farida', '₹56,500'],
  [60, 411, lastSize, 'Joy', '₹21,400'],
  [154, 411, lastSize, 'Mitali', '₹18,200'],
  [248, 411, lastSize, 'Harpreet', '₹14,900'],
  [342, 411, lastSize, 'Nisha', '₹9,500'],
];

const lines = [
  'M201 177v20M107 212v-3q0-12 12-12h164q12 0 12 12v3',
  'M107 349v12M60 376v-3q0-12 12-12h70q12 0 12 12v3M295 349v12M248 376v-3q0-12 12-12h70q12 0 12 12v3',
];

interface SellerTreeProps extends Place {
  /** Without what the last four have sold, where their sums would run into one line. */
  readonly brief?: boolean;
}

/** Seven sellers on three levels with what each has sold, on a strong ground, 354 × 473 from 24,19; the ring of the first is 106 across around 201,72. */
export function SellerTree({ brief, ...place }: SellerTreeProps) {
  return (
    <At {...place}>
      {lines.map((line) => (
        <path key={line} d={line} className="stroke-on-brand" strokeWidth={3} opacity={0.6} />
      ))}
      {places.map(([x, y, size, name, sale]) => (
        <g key={name}>
          <Portrait x={x} y={y} size={size} {...sellers[name]} />
          {/* Violet clothes would run into the ground; the first seller, whose statement it is, has a bright ring. */}
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
          {!(brief && size === lastSize) && (
            <Label
              x={x}
              y={y + size / 2 + 45}
              size={18}
              weight={500}
              tone="on-brand"
              anchor="middle"
            >
              {sale}
            </Label>
          )}
        </g>
      ))}
    </At>
  );
}
