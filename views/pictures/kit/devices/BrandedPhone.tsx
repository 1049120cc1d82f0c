/** One recharge app in the name, logo and colour of three invented shop networks. */
import type { Colour } from '../../palette.ts';
import { BrandMark, type BrandSign } from '../screens/BrandMark.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { LabelledField } from '../shapes/LabelledField.tsx';
import type { Place } from '../stage/At.tsx';
import { Phone } from './Phone.tsx';

interface Brand {
  readonly name: string;
  readonly sign: BrandSign;
  readonly tone: Colour;
  readonly soft: Colour;
  /** What reads on the colour of the brand, in both schemes. */
  readonly on: Colour;
}

const brands = {
  malda: {
    name: 'Malda Mobile',
    sign: 'bolt',
    tone: 'marigold',
    soft: 'marigold-soft',
    on: 'deep',
  },
  siliguri: {
    name: 'Siliguri Direct',
    sign: 'letter',
    tone: 'red',
    soft: 'red-soft',
    on: 'surface',
  },
  asansol: { name: 'Asansol Pay', sign: 'bars', tone: 'green', soft: 'green-soft', on: 'surface' },
} as const satisfies Record<string, Brand>;

interface BrandedPhoneProps extends Place {
  readonly brand: keyof typeof brands;
  /** Empty where it would be too small to read. */
  readonly time?: string;
  /** Another phone lies over all but its head and its right edge. */
  readonly covered?: boolean;
}

/** A retailer’s phone with the app of this brand, 248 × 344; whole logo and name need its upper 100. */
export function BrandedPhone({ brand, covered, ...phone }: BrandedPhoneProps) {
  const { name, sign, tone, soft, on } = brands[brand];
  return (
    <Phone {...phone} width={248} height={344} screen={tone} mark={on}>
      <BrandMark x={16} y={40} sign={sign} tile={on} tone={tone} />
      <Label x={76} y={71} size={20} weight={800} tone={on}>
        {name}
      </Label>
      <path d="M0 98H230V326H0z" className="surface" />
      <rect x={14} y={164} width={202} height={66} rx={14} className={soft} />
      <rect x={14} y={240} width={202} height={50} rx={14} className={tone} />
      {!covered && <Sale on={on} />}
    </Phone>
  );
}

/* What is written below the head. */
const Sale = ({ on }: Pick<Brand, 'on'>) => (
  <>
    <LabelledField x={18} y={124} label="DTH" value="1042 XXXX 18" size={20} captionSize={17} />
    <Label x={28} y={212} size={42} weight={800}>
      ₹450
    </Label>
    <Glyph name="check" x={174} y={183} size={28} bold />
    <Label x={115} y={272} size={20} weight={700} tone={on} anchor="middle">
      Recharge
    </Label>
    <rect x={80} y={306} width={70} height={5} rx={2.5} className="faint" />
  </>
);
