import { AimWord } from '../../kit/records/AimWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { CrossedHouse } from '../../kit/things/CrossedHouse.tsx';

const months = [30, 46, 40, 64, 88] as const;

/** The same for phones: what comes in month by month, and the house that is not asked for. */
export const AboutAimCashNarrow = () => (
  <AimWord narrow tone="brand-soft">
    <Label x={16} y={41} size={30} weight={700}>
      Cash flow
    </Label>
    {months.map((height, month) => (
      <rect
        key={height}
        x={16 + month * 20}
        y={170 - height}
        width={13}
        height={height}
        rx={4}
        className="green"
      />
    ))}
    <CrossedHouse x={126} y={98} scale={0.96} />
  </AimWord>
);
