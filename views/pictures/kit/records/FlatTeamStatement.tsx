import { Portrait } from '../people/Portrait.tsx';
import { Label } from '../shapes/Label.tsx';
import { Row } from '../shapes/Row.tsx';
import { sellers } from './sellers.ts';
import { team } from './teamSales.ts';

/** From one seller to the next, and where the first begins. */
const pitch = 54;
const first = 105;

/** The same statement with its sum in one line, so that all six are seen, with their faces; under a head of 102. */
export const FlatTeamStatement = ({ width }: { readonly width: number }) => (
  <>
    <Label x={22} y={80} size={16} tone="on-brand">
      On your team’s sales
    </Label>
    <Label x={width - 22} y={83} size={28} weight={800} tone="on-brand" anchor="end">
      ₹9,250
    </Label>
    {team.map(([name, sale, share], index) => (
      <g key={name} transform={`translate(22 ${first + index * pitch})`}>
        {index > 0 && <path d={`M64 .500H${width - 44}`} className="stroke-line" />}
        <Portrait x={25} y={pitch / 2} size={50} {...sellers[name]} />
        <Row
          x={64}
          y={5}
          width={width - 108}
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
