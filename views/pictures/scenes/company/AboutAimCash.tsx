import { AimWord } from '../../kit/records/AimWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';

const months = [24, 36, 32, 50, 66] as const;

/** What comes in month by month, and that no collateral is needed. */
export const AboutAimCash = () => (
  <AimWord tone="brand-soft">
    <Label x={16} y={38} size={24} weight={800}>
      Cash flow
    </Label>
    {months.map((height, month) => (
      <rect
        key={height}
        x={18 + month * 41}
        y={124 - height}
        width={24}
        height={height}
        rx={4}
        className="green"
      />
    ))}
    <rect x={16} y={136} width={192} height={38} rx={12} className="surface" />
    <Label x={30} y={161} size={18} weight={700}>
      No collateral
    </Label>
    <Tick x={186} y={155} size={24} />
  </AimWord>
);
