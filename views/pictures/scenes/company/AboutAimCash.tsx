import { AimWord } from '../../kit/records/AimWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';

const months = [26, 44, 36, 58, 76] as const;
const foot = 104;

/** What comes in month by month, and that no collateral is needed. */
export const AboutAimCash = () => (
  <AimWord>
    <Label x={0} y={14} size={16} weight={600} tone="on-brand">
      Cash flow
    </Label>
    {months.map((height, month) => (
      <rect
        key={height}
        x={month * 29}
        y={foot - height}
        width={22}
        height={height}
        rx={4}
        className="code-number"
      />
    ))}
    <path d={`M0 ${foot}H138`} className="stroke-on-brand" strokeWidth={2} opacity={0.6} />
    <rect x={158} y={30} width={144} height={44} rx={22} className="surface" />
    <Tick x={180} y={52} size={24} />
    <Label x={198} y={57.5} size={15} weight={600}>
      No collateral
    </Label>
  </AimWord>
);
