import { Label } from '../shapes/Label.tsx';
import { Row } from '../shapes/Row.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The retailers of a distributor, and what each has sold today. */
const retailers = [
  ['RS', 'Roy Stores', '₹8,420', 'green'],
  ['SM', 'Sen Mobile', '₹6,150', 'marigold'],
] as const;

const width = 220;

/** On the tablet of a distributor: his retailers below their heading, each under a line, 220 wide. */
export const RetailerList = (place: Place) => (
  <At {...place}>
    <Label x={0} y={0} size={19} weight={800}>
      Retailers
    </Label>
    {retailers.map(([initials, title, amount, tone], index) => (
      <g key={title} transform={`translate(0 ${15 + index * 58})`}>
        <path d={`M0 .500H${width}`} className="stroke-line" />
        <Row {...{ initials, title, amount, tone, width }} x={0} y={8} size={17} />
      </g>
    ))}
  </At>
);
