import { Avatar } from '../people/Avatar.tsx';
import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Signature } from './Signature.tsx';

/** What is sold, and how long the bar is that stands for its rate. */
const services = [
  ['phone', 'brand', 'Mobile', 70],
  ['tv', 'marigold', 'DTH', 92],
  ['sim', 'green', 'Data card', 54],
] as const;

/** A signed sheet of commission rates, 300 × 352: it says for what, and has bars for the figures, which are agreed with each customer. */
export const RateSheet = (place: Place) => (
  <PaperDocument {...place} width={300} height={352}>
    <Label x={26} y={48} size={24} weight={800}>
      Your commission
    </Label>
    {services.map(([glyph, tone, name, rate], index) => (
      <g key={name} transform={`translate(26 ${70 + index * 60})`}>
        <path d="M0 .500H248" className="stroke-line" />
        <Avatar x={19} y={30} size={38} glyph={glyph} tone={tone} square />
        <Label x={52} y={36.5} size={19} weight={600}>
          {name}
        </Label>
        <rect x={248 - rate} y={22} width={rate} height={16} rx={8} className={`${tone}-soft`} />
      </g>
    ))}
    <path d="M26 250.500H274" className="stroke-line" />
    <Signature x={28} y={276} />
    <path d="M26 320.500H154" className="stroke-faint" strokeWidth={1.5} />
  </PaperDocument>
);
