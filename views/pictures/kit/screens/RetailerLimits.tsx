import { Avatar } from '../people/Avatar.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Two retailers of a distributor, and what each can still sell. */
const retailers = [
  ['Roy Stores', '₹9,620', 'green'],
  ['Sen Mobile', '₹7,300', 'red'],
] as const;

const width = 220;

/** On the tablet of a distributor: the working limits that he has set, 220 × 119. */
export const RetailerLimits = (place: Place) => (
  <At {...place}>
    <Label x={0} y={14} size={17} tone="muted">
      Working limits
    </Label>
    {retailers.map(([name, limit, tone], index) => (
      <At key={name} x={0} y={27 + index * 52}>
        {index > 0 && <path d={`M46 -6.500H${width}`} className="stroke-line" />}
        <Avatar x={18} y={20} size={36} tone={tone} glyph="store" />
        <Label x={46} y={26} size={18} weight={600}>
          {name}
        </Label>
        <Label x={width} y={26} size={19} weight={800} anchor="end">
          {limit}
        </Label>
      </At>
    ))}
  </At>
);
