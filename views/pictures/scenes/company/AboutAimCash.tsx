import { AimWord } from '../../kit/records/AimWord.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';

const months = [30, 50, 40, 64, 80] as const;

const foot = 132;

/** A lender looks at what comes in month by month; a note below says that it needs no collateral. */
export const AboutAimCash = () => (
  <AimWord tone="brand-soft">
    <Panel x={20} y={20} width={248} height={152} radius={12} flat>
      <Label x={16} y={30} weight={600}>
        Cash flow
      </Label>
      {months.map((height, month) => (
        <rect
          key={height}
          x={24 + month * 44}
          y={foot - height}
          width={24}
          height={height}
          rx={4}
          className="green"
        />
      ))}
      <path d={`M16 ${foot}H232`} className="stroke-faint" strokeWidth={1.5} />
      <LenderBadge />
    </Panel>
    <g transform="translate(20 180)">
      <rect width={248} height={40} rx={12} className="surface" />
      <Label x={16} y={25.5} weight={600}>
        Collateral: not needed
      </Label>
      <Tick x={222} y={20} size={22} />
    </g>
  </AimWord>
);

/** Its tip is at what it reads: the last month. */
const LenderBadge = () => (
  <>
    <path d="M204 38h16l-8 9z" className="brand" />
    <rect x={120} y={8} width={112} height={32} rx={16} className="brand" />
    <Glyph name="bank" x={136} y={13} size={20} tone="on-brand" />
    <Label x={164} y={29} weight={600} tone="on-brand">
      Lender
    </Label>
  </>
);
