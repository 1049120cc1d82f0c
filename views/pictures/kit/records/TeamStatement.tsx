import { Portrait } from '../people/Portrait.tsx';
import { Label } from '../shapes/Label.tsx';
import { Row } from '../shapes/Row.tsx';
import { sellers } from './sellers.ts';
import { team } from './teamSales.ts';

interface TeamStatementProps {
  readonly width: number;
  /** How many sellers are listed; the others are counted below them. */
  readonly shown?: number;
}

/** What a seller reads on her phone: whose sales her commission comes from; under a head of 148. */
export const TeamStatement = ({ width, shown = team.length }: TeamStatementProps) => (
  <>
    <Label x={22} y={84} size={17} tone="on-brand">
      On your team’s sales
    </Label>
    <Label x={22} y={124} size={34} weight={800} tone="on-brand">
      ₹9,250
    </Label>
    {team.slice(0, shown).map(([name, sale, share], index) => (
      <g key={name} transform={`translate(22 ${156 + index * 66})`}>
        {index > 0 && <path d={`M0 .500H${width - 44}`} className="stroke-line" />}
        <Portrait x={26} y={33} size={52} {...sellers[name]} />
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
    {shown < team.length && (
      <g transform={`translate(0 ${156 + shown * 66})`}>
        <path d={`M22 .500H${width - 22}`} className="stroke-line" />
        {/* The list goes on: it darkens towards the edge that cuts it. */}
        <rect y={-34} width={width} height={34} transform="scale(1 -1)" fill="url(#fade)" />
        <Label x={width / 2} y={23} size={16} weight={600} tone="muted" anchor="middle">
          {`+${team.length - shown} sellers`}
        </Label>
      </g>
    )}
  </>
);
