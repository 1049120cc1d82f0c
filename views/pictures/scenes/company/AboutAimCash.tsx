import { AimWord } from '../../kit/records/AimWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';

const months = [32, 54, 44, 72, 98] as const;
const foot = 98;

/** What comes in month by month, and that no collateral is needed. */
export const AboutAimCash = () => (
  <AimWord>
    <Label x={0} y={14} size={15} weight={600} tone="on-brand">
      Cash flow
    </Label>
    {months.map((height, month) => (
      <rect
        key={height}
        x={month * 37}
        y={foot - height}
        width={28}
        height={height}
        rx={4}
        className="code-number"
      />
    ))}
    <path d={`M0 ${foot}H176`} className="stroke-on-brand" strokeWidth={2} opacity={0.6} />
    <rect y={110} width={176} height={38} rx={19} className="surface" />
    <Tick x={36} y={129} size={24} />
    <Label x={57} y={134.5} size={15} weight={600}>
      No collateral
    </Label>
  </AimWord>
);
