import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { BrandMark } from './BrandMark.tsx';
import type { ShopBrand } from './shopBrands.ts';

interface BrandChoiceProps extends Place {
  readonly brand: ShopBrand;
  /** Its app is the one that is open. */
  readonly chosen: boolean;
  /** Its name stands right of the tile, not below it. */
  readonly beside?: boolean;
}

/** The tile of an app as on a home screen, 64 × 64, and the name of its shop network in two lines. */
export const BrandChoice = ({ brand, chosen, beside, ...place }: BrandChoiceProps) => (
  <At {...place}>
    {chosen && (
      <rect x={-7} y={-7} width={78} height={78} rx={24} className="stroke-ink" strokeWidth={2.5} />
    )}
    <At x={0} y={0} scale={64 / 48}>
      <BrandMark x={0} y={0} sign={brand.sign} tile={brand.tone} tone={brand.on} />
    </At>
    {brand.name.split(' ').map((word, index) => (
      <Label
        key={word}
        x={beside ? 82 : 32}
        y={(beside ? 28 : 94) + index * 21}
        size={18}
        weight={chosen ? 800 : 600}
        anchor={beside ? 'start' : 'middle'}
      >
        {word}
      </Label>
    ))}
  </At>
);
