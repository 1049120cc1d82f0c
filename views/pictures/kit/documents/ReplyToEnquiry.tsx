import { Avatar } from '../people/Avatar.tsx';
import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';

/** What the reply covers, in the order in which the page names it. */
const parts = [
  ['code', 'brand', 'API description'],
  ['receipt', 'marigold', 'Your rates'],
  ['id', 'green', 'Documents'],
  ['clock', 'blue', 'Time to go live'],
] as const;

/** The reply to an enquiry about the API, 300 × 352: what it covers, without figures, which are agreed with each customer. */
export const ReplyToEnquiry = (place: Place) => (
  <PaperDocument {...place} width={300} height={352}>
    <Label x={26} y={50} size={26} weight={800}>
      Our reply
    </Label>
    {parts.map(([glyph, tone, name], index) => (
      <g key={name} transform={`translate(26 ${74 + index * 66})`}>
        <path d="M0 .500H248" className="stroke-line" />
        <Avatar x={21} y={33} size={42} glyph={glyph} tone={tone} square />
        <Label x={58} y={40} size={20} weight={600}>
          {name}
        </Label>
      </g>
    ))}
  </PaperDocument>
);
