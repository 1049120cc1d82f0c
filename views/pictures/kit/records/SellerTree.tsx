import type { Colour } from '../../palette.ts';
import type { Hair } from '../people/PersonHead.tsx';
import { Portrait } from '../people/Portrait.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

type Seller = readonly [
  x: number,
  y: number,
  name: string,
  sale: string,
  hair: Hair,
  clothes: Colour,
];

const sellers: readonly Seller[] = [
  [192, 100, 'Rekha', '₹92,000', 'bun', 'brand'],
  [94, 240, 'Anil', '₹64,500', 'short', 'green'],
  [290, 240, 'Farida', '₹56,500', 'long', 'brand-lift'],
  [45, 380, 'Joy', '₹21,400', 'short', 'brand'],
  [143, 380, 'Mitali', '₹18,200', 'long', 'green'],
  [241, 380, 'Harpreet', '₹14,900', 'turban', 'brand'],
  [339, 380, 'Nisha', '₹9,500', 'bun', 'brand-lift'],
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
      {sellers.map(([x, y, name, sale, hair, clothes], index) => (
        <g key={name}>
          <Portrait
            x={x}
            y={y}
            size={56}
            hair={hair}
            clothes={clothes}
            skin={index % 3 === 1 ? 'skin-deep' : 'skin'}
          />
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
