import { BrandMark } from '../screens/BrandMark.tsx';
import type { ShopBrand } from '../screens/shopBrands.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { LabelledField } from '../shapes/LabelledField.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Phone } from './Phone.tsx';

interface BrandedPhoneProps extends Place {
  readonly brand: ShopBrand;
  /** From 344, what its screen shows stands farther apart. */
  readonly height?: number;
}

/** A retailer’s phone with the app in the logo, name and colour of a shop network, 248 wide. */
export function BrandedPhone({ brand, height = 344, ...phone }: BrandedPhoneProps) {
  const { name, sign, tone, soft, on } = brand;
  const air = (height - 344) / 3;
  return (
    <Phone {...phone} width={248} height={height} screen={tone} mark={on} time="">
      <BrandMark x={16} y={40} sign={sign} tile={on} tone={tone} />
      <Label x={76} y={71} size={20} weight={800} tone={on}>
        {name}
      </Label>
      <path d={`M0 98H230V${height}H0z`} className="surface" />
      <LabelledField
        x={18}
        y={124 + air * 0.6}
        label="DTH"
        value="1042 XXXX 18"
        size={20}
        captionSize={18}
      />
      <At x={14} y={164 + air * 1.2}>
        <rect width={202} height={66} rx={14} className={soft} />
        <Label x={14} y={48} size={42} weight={800}>
          ₹450
        </Label>
        <Glyph name="check" x={160} y={19} size={28} bold />
      </At>
      <At x={14} y={240 + air * 1.8}>
        <rect width={202} height={50} rx={14} className={tone} />
        <Label x={101} y={32} size={20} weight={700} tone={on} anchor="middle">
          Recharge
        </Label>
      </At>
      <rect x={80} y={height - 38} width={70} height={5} rx={2.5} className="faint" />
    </Phone>
  );
}
