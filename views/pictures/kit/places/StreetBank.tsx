import { PersonStanding } from '../people/Person.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { standing, streetSize } from './streetSize.ts';

const columns = [28, 78, 186, 236];

/** A bank, paler than who stands before it, 284 × 380: it has paid him, which his phone tells. */
export const StreetBank = (place: Place) => (
  <At {...place}>
    <path d="M24 108H260V342H24z" className="brand-soft" />
    <path d="M112 186a30 30 0 0160 0v156h-60z" className="brand-lift" opacity={0.6} />
    {columns.map((x) => (
      <Column key={x} x={x} />
    ))}
    <path d="M8 88L142 4 276 88z" className="brand-soft" />
    <path d="M14 86L142 6 270 86" className="stroke-brand-lift" strokeWidth={4} opacity={0.6} />
    <rect y={84} width={284} height={24} rx={6} className="brand-lift" />
    {[0, 1, 2].map((step) => (
      <rect
        key={step}
        x={12 - step * 6}
        y={341 + step * 13}
        width={260 + step * 12}
        height={14}
        rx={3}
        className={step % 2 ? 'brand-soft' : 'brand-lift'}
      />
    ))}
    <PersonStanding
      x={180}
      y={standing}
      scale={streetSize.people}
      hair="quiff"
      moustache
      clothes="green"
    />
    <Paid />
  </At>
);

interface ColumnProps {
  readonly x: number;
}

const Column = ({ x }: ColumnProps) => (
  <>
    <rect x={x} y={108} width={22} height={232} className="surface" />
    <path d={`M${x + 8} 126v200m7-200v200`} className="stroke-line" strokeWidth={2} />
    <rect x={x - 6} y={107} width={34} height={11} rx={3.5} className="skyline" />
    <rect x={x - 6} y={331} width={34} height={11} rx={3.5} className="skyline" />
  </>
);

/* From the sign of the bank straight down to the message beside his phone. */
const Paid = () => (
  <>
    <path d="M142 80V117" className="stroke-brand" strokeWidth={4} strokeDasharray="0 9" />
    <path d="M133 110L142 120 151 110" className="stroke-brand" strokeWidth={4} />
    <circle cx={142} cy={56} r={21} className="marigold" />
    <Glyph name="rupee" x={129} y={43} size={26} tone="on-brand" bold />
    <Panel x={2} y={128} width={184} height={44} radius={12}>
      <Tick x={25} y={22} size={26} />
      <Label x={45} y={29} size={20} weight={700}>
        Paid ₹25,000
      </Label>
    </Panel>
  </>
);
