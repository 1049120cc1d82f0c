import { Portrait } from '../people/Portrait.tsx';
import { Label } from '../shapes/Label.tsx';
import { Row } from '../shapes/Row.tsx';

/** The sellers on two levels with what each has sold and the 5% of it; the sums are those of the calculation. */
const team = [
  ['Anil', '₹64,500', '₹3,225', 'short', 'green', 'skin-deep'],
  ['Farida', '₹56,500', '₹2,825', 'long', 'brand-lift', 'skin'],
  ['Joy', '₹21,400', '₹1,070', 'short', 'brand', 'skin'],
  ['Mitali', '₹18,200', '₹910', 'long', 'green', 'skin-deep'],
  ['Harpreet', '₹14,900', '₹745', 'turban', 'brand', 'skin'],
  ['Nisha', '₹9,500', '₹475', 'bun', 'brand-lift', 'skin'],
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
    {team.slice(0, rows).map(([name, sale, share, hair, clothes, skin], index) => (
      <g key={name} transform={`translate(22 ${156 + index * 66})`}>
        {index > 0 && <path d={`M0 .500H${width - 44}`} className="stroke-line" />}
        <Portrait x={26} y={33} size={52} hair={hair} clothes={clothes} skin={skin} />
        <Row
          x={66}
          y={11}
          width={width - 110}
          size={18}
          title={name}
          note={sale}
          amount={share}
          amountNote="5%"
        />
      </g>
    ))}
  </>
);
