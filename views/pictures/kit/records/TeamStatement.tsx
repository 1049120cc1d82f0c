import { Label } from '../shapes/Label.tsx';
import { Row } from '../shapes/Row.tsx';

/** The sellers on two levels with what each has sold and the 5% of it; the sums are those of the calculation. */
const team = [
  ['AN', 'Anil', '₹64,500', '₹3,225', 'brand'],
  ['FA', 'Farida', '₹56,500', '₹2,825', 'brand'],
  ['JO', 'Joy', '₹21,400', '₹1,070', 'green'],
  ['MI', 'Mitali', '₹18,200', '₹910', 'green'],
  ['HA', 'Harpreet', '₹14,900', '₹745', 'green'],
  ['NI', 'Nisha', '₹9,500', '₹475', 'green'],
] as const;

interface TeamStatementProps {
  /** Of the screen. */
  readonly width: number;
  /** How many of the sellers are seen. */
  readonly rows: number;
}

/** What a seller reads on her phone: whose sales her commission comes from; under a head of 148. */
export const TeamStatement = ({ width, rows }: TeamStatementProps) => (
  <>
    <Label x={22} y={84} size={17} tone="on-brand">
      On your team’s sales
    </Label>
    <Label x={22} y={124} size={34} weight={800} tone="on-brand">
      ₹9,250
    </Label>
    {team.slice(0, rows).map(([initials, name, sale, share, tone], index) => (
      <g key={name} transform={`translate(22 ${148 + index * 66})`}>
        {index > 0 && <path d={`M0 .500H${width - 44}`} className="stroke-line" />}
        <Row
          x={0}
          y={11}
          width={width - 44}
          size={18}
          initials={initials}
          tone={tone}
          title={name}
          note={sale}
          amount={share}
          amountNote="5%"
        />
      </g>
    ))}
  </>
);
