import { Tablet } from '../devices/Tablet.tsx';
import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Six of the kinds of bill that a counter takes. */
const billers: readonly GlyphName[] = ['bolt', 'flame', 'drop', 'shield', 'car', 'cylinder'];

/** The tablet of a shop in its stand, 184 × 260, with six kinds of bill of which the first is chosen. */
export const BillerTablet = (place: Place) => (
  <At {...place}>
    <ellipse cx={92} cy={258} rx={84} ry={6} className="shade" />
    <path d="M62 214h60l14 36H48z" className="hair" />
    <Tablet x={0} y={0} width={184} height={240}>
      <Label x={80} y={35} size={23} weight={800} anchor="middle">
        Electricity
      </Label>
      {billers.map((glyph, index) => (
        <g
          key={glyph}
          transform={`translate(${13 + (index % 2) * 70} ${50 + Math.floor(index / 2) * 53})`}
        >
          <rect width={64} height={47} rx={8} className={index ? 'surface-2' : 'brand'} />
          <Glyph name={glyph} x={18} y={9.5} size={28} tone={index ? 'brand-ink' : 'on-brand'} />
        </g>
      ))}
    </Tablet>
    <path d="M34 234q0-4 4-4H146q4 0 4 4l8 20q2 6-5 6H31q-7 0-5-6z" className="deep-lift" />
    <path d="M38 231.500H146" className="stroke-brand-lift" strokeWidth={3} />
  </At>
);
