import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';

/** The headline of a new article with the dot of what is unread, above those that have been read; the list goes on below. */
export const ReaderList = () => (
  <Panel x={16} y={36} width={204} height={240}>
    <circle cx={26} cy={41} r={9} className="marigold" />
    {['NEFT, RTGS,', 'IMPS or UPI?'].map((line, index) => (
      <Label key={line} x={46} y={48 + index * 30} size={21} weight={800}>
        {line}
      </Label>
    ))}
    {[104, 176].map((y) => (
      <g key={y} transform={`translate(0 ${y})`}>
        <path d="M1 .5H203" className="stroke-line" />
        <rect x={46} y={20} width={132} height={12} rx={6} className="line" />
        <rect x={46} y={42} width={90} height={12} rx={6} className="line" />
      </g>
    ))}
  </Panel>
);
