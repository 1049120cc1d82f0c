import { Portrait } from '../people/Portrait.tsx';
import { Label } from '../shapes/Label.tsx';
import { sellers } from './sellers.ts';
import { team } from './teamSales.ts';

/** From one seller to the next, and where the first begins. */
const pitch = 45;
const first = 116;

/** The same statement with each seller on one line, so that all six are seen; under a head of 112. */
export const FlatTeamStatement = ({ width }: { readonly width: number }) => (
  <>
    <Label x={22} y={86} size={16} tone="on-brand">
      On your team’s sales
    </Label>
    <Label x={width - 22} y={90} size={28} weight={800} tone="on-brand" anchor="end">
      ₹9,250
    </Label>
    {team.map(([name, sale, share], index) => (
      <g key={name} transform={`translate(22 ${first + index * pitch})`}>
        {index > 0 && <path d={`M0 .500H${width - 44}`} className="stroke-line" />}
        <Portrait x={19} y={pitch / 2} size={38} {...sellers[name]} />
        <Label x={50} y={28} size={17} weight={600}>
          {name}
        </Label>
        <Label x={width - 128} y={28} size={15} tone="muted" anchor="end">
          {sale}
        </Label>
        <Label x={width - 44} y={28} size={17} weight={700} anchor="end">
          {share}
        </Label>
      </g>
    ))}
  </>
);
