import { AimWord } from '../../kit/records/AimWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';

const months = [34, 58, 46, 78, 100] as const;
const foot = 104;

/** What comes in month by month, and that no collateral is needed. */
export const AboutAimCash = () => (
  <AimWord>
    {months.map((height, month) => (
      <rect
        key={height}
        x={5 + month * 35}
        y={foot - height}
        width={26}
        height={height}
        rx={4}
        className="code-number"
      />
    ))}
    <path d={`M0 ${foot}H176`} className="stroke-on-brand" strokeWidth={2} opacity={0.6} />
    <Tick x={14} y={134} size={28} />
    <Label x={38} y={141} size={20} weight={700} tone="on-brand">
      No collateral
    </Label>
  </AimWord>
);
