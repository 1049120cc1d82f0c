import { Glyph, type GlyphName } from '../../kit/shapes/Glyph.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { At, type Place } from '../../kit/stage/At.tsx';
import { Vignette } from '../../kit/stage/Vignette.tsx';
import type { Colour } from '../../palette.ts';

/** Three payments on a phone: one went through, one is pending and one failed. */
export const AboutStatus = () => (
  <Vignette tone="marigold-soft">
    <rect x={46} y={34} width={100} height={166} rx={20} className="shade" filter="url(#soft)" />
    <rect x={42} y={16} width={108} height={190} rx={20} className="deep" />
    <path d="M62 24H130a12 12 0 0112 12V192H50V36a12 12 0 0112-12z" fill="url(#sheen)" />
    <g className="sheet">
      <Payment x={20} y={38} sign="check" tone="green" bar={58} />
      <Payment x={36} y={90} sign="clock" tone="marigold" mark="deep" bar={40} />
      <Payment x={20} y={142} sign="x" tone="red" bar={50} />
    </g>
  </Vignette>
);

interface PaymentProps extends Place {
  readonly sign: GlyphName;
  readonly tone: Colour;
  /** Of the sign, where white would not stand out. */
  readonly mark?: Colour;
  /** How long what is said of it is. */
  readonly bar: number;
}

/** One payment, 136 × 42: its status, and a bar for its name. */
const Payment = ({ sign, tone, mark = 'surface', bar, ...place }: PaymentProps) => (
  <At {...place}>
    <rect y={5} width={136} height={42} rx={12} className="shade" />
    <rect width={136} height={42} rx={12} className="paper" />
    <circle cx={24} cy={21} r={15} className={tone} />
    <Glyph name={sign} x={12} y={9} size={24} tone={mark} bold />
    <Skeleton x={50} y={16} widths={[bar]} height={10} tone="faint" />
  </At>
);
