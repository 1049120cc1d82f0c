import { AimWord } from '../../kit/records/AimWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';

const months = [18, 28, 24, 40, 56] as const;

/** What comes in month by month, and that no collateral is needed. */
export const AboutAimCash = () => (
  <AimWord>
    <rect width={184} height={72} rx={9} className="surface" />
    <Label x={12} y={22} size={16} weight={700}>
      Cash flow
    </Label>
    {months.map((height, month) => (
      <rect
        key={height}
        x={16 + month * 33}
        y={65 - height}
        width={20}
        height={height}
        rx={4}
        className="green"
      />
    ))}
    <rect y={78} width={184} height={36} rx={9} className="surface" />
    <Label x={12} y={102} size={17} weight={700}>
      No collateral
    </Label>
    <Tick x={165} y={96} size={22} />
  </AimWord>
);
