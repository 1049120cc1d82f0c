import { Portrait } from '../people/Portrait.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { type SellerName, sellers } from './sellers.ts';

/** Where each seller stands in the tree, and what was sold; the higher the level, the larger the head. */
const places: readonly (readonly [
  x: number,
  y: number,
  size: number,
  name: SellerName,
  sale: string,
])[] = [
  [192, 98, 76, 'Rekha', '₹92,000'],
  [100, 244, 68, 'Anil', '₹64,500'],
  [284, 244, 68, 'Farida', '₹56,500'],
  [54, 386, 56, 'Joy', '₹21,400'],
  [146, 386, 56, 'Mitali', '₹18,200'],
  [238, 386, 56, 'Harpreet', '₹14,900'],
  [330, 386, 56, 'Nisha', '₹9,500'],
];

const lines = [
  'M192 182v14M100 208q0-12 12-12h160q12 0 12 12',
  'M100 324v14M54 356v-4q0-14 14-14h64q14 0 14 14v4M284 324v14M238 356v-4q0-14 14-14h64q14 0 14 14v4',
];

/** Seven sellers on three levels with what each has sold, 384 × 399 from y 60. */
export function SellerTree(place: Place) {
  return (
    <At {...place}>
      {lines.map((line) => (
        <path key={line} d={line} className="stroke-brand" strokeWidth={2.5} />
      ))}
      {places.map(([x, y, size, name, sale]) => (
        <g key={name}>
          <Portrait x={x} y={y} size={size} {...sellers[name]} />
          <Label x={x} y={y + size / 2 + 18} size={17} weight={700} anchor="middle">
            {name}
          </Label>
          <Label x={x} y={y + size / 2 + 38} size={16} tone="muted" anchor="middle">
            {sale}
          </Label>
        </g>
      ))}
    </At>
  );
}
