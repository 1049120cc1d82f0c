import { Portrait } from '../people/Portrait.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { type SellerName, sellers } from './sellers.ts';

/** Where each seller stands in the tree, and what was sold. */
const places: readonly (readonly [x: number, y: number, name: SellerName, sale: string])[] = [
  [192, 100, 'Rekha', '₹92,000'],
  [94, 240, 'Anil', '₹64,500'],
  [290, 240, 'Farida', '₹56,500'],
  [45, 380, 'Joy', '₹21,400'],
  [143, 380, 'Mitali', '₹18,200'],
  [241, 380, 'Harpreet', '₹14,900'],
  [339, 380, 'Nisha', '₹9,500'],
];

const lines = [
  'M192 177v15M94 212v-4q0-16 16-16h164q16 0 16 16v4',
  'M94 317v15M45 352v-4q0-16 16-16h66q16 0 16 16v4M290 317v15M241 352v-4q0-16 16-16h66q16 0 16 16v4',
];

/** Seven sellers on three levels with what each has sold, 384 × 390 from y 64. */
export function SellerTree(place: Place) {
  return (
    <At {...place}>
      {lines.map((line) => (
        <path key={line} d={line} className="stroke-brand" strokeWidth={2.5} />
      ))}
      {places.map(([x, y, name, sale]) => (
        <g key={name}>
          <Portrait x={x} y={y} size={56} {...sellers[name]} />
          <Label x={x} y={y + 46} size={17} weight={700} anchor="middle">
            {name}
          </Label>
          <Label x={x} y={y + 67} size={16} tone="muted" anchor="middle">
            {sale}
          </Label>
        </g>
      ))}
    </At>
  );
}
