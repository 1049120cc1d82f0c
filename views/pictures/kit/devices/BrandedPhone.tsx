import { BrandMark } from '../screens/BrandMark.tsx';
import type { ShopBrand } from '../screens/shopBrands.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { LabelledField } from '../shapes/LabelledField.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Phone } from './Phone.tsx';

interface BrandedPhoneProps extends Place {
  readonly brand: ShopBrand;
  /** From 408, what its screen shows stands farther apart. */
  readonly height?: number;
}

/* The head of the screen, with the name in two lines. */
const head = 122;

/** A retailer’s phone with the app in the name and colour of a shop network, 236 wide: narrow, so that three stand in one picture. */
export function BrandedPhone({ brand, height = 408, ...phone }: BrandedPhoneProps) {
  const { name, tone, soft, on } = brand;
  const air = (height - 408) / 4;
  return (
    <Phone {...phone} width={236} height={height} screen={tone} mark={on} time="">
      {name.split(' ').map((word, index) => (
        <Label key={word} x={18} y={68 + index * 35} size={33} weight={800} tone={on}>
          {word}
        </Label>
      ))}
      <path d={`M0 ${head}H218V${height}H0z`} className="surface" />
      <LabelledField
        x={18}
        y={155 + air * 1.1}
        label="DTH"
        value="1042 XXXX 18"
        size={28}
        captionSize={26}
      />
      <At x={12} y={211 + air * 2.3}>
        <rect width={194} height={68} rx={14} className={soft} />
        <Label x={14} y={51} size={46} weight={800}>
          ₹450
        </Label>
        <Glyph name="check" x={150} y={19} size={30} bold />
      </At>
      <At x={12} y={291 + air * 3.4}>
        <rect width={194} height={62} rx={14} className={tone} />
        <Label x={97} y={41} size={29} weight={700} tone={on} anchor="middle">
          Recharge
        </Label>
      </At>
      <rect x={74} y={height - 34} width={70} height={5} rx={2.5} className="faint" />
    </Phone>
  );
}

/** The same phone at half its size, 118 wide, and above its middle the logo of its app, 60 × 60; the phone begins at 76. */
export const BrandedApp = ({ brand, height, ...place }: BrandedPhoneProps) => (
  <At {...place}>
    <BrandMark x={29} y={0} scale={1.25} sign={brand.sign} tile={brand.tone} tone={brand.on} />
    <BrandedPhone x={0} y={76} scale={0.5} brand={brand} {...(height && { height })} />
  </At>
);
