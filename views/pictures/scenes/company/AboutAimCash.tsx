import { BankFront } from '../../kit/places/BankFront.tsx';
import { AimWord } from '../../kit/records/AimWord.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { CrossedHouse } from '../../kit/things/CrossedHouse.tsx';

const months = [22, 34, 28, 44, 56] as const;

/** A bank looks at what comes in month by month; below, the house that it does not ask for. */
export const AboutAimCash = () => (
  <AimWord tone="green-soft">
    <BankFront x={20} y={46} scale={0.4} />
    <Connector from={[121, 86]} to={[142, 86]} tone="green" arrow />
    <g transform="translate(148 20)">
      <rect width={120} height={112} rx={12} className="surface" />
      <Label x={16} y={28} weight={600}>
        Cash flow
      </Label>
      {months.map((height, month) => (
        <rect
          key={height}
          x={16 + month * 18}
          y={98 - height}
          width={12}
          height={height}
          rx={3}
          className="green"
        />
      ))}
      <path d="M12 99H108" className="stroke-faint" strokeWidth={1.5} />
    </g>
    <g transform="translate(20 144)">
      <rect width={248} height={76} rx={12} className="surface" />
      <CrossedHouse x={24} y={8} scale={0.8} />
      <Label x={112} y={43.5} weight={600}>
        No collateral
      </Label>
    </g>
  </AimWord>
);
