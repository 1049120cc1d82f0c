import { Avatar } from '../people/Avatar.tsx';
import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';

/** What is sold. */
const services = [
  ['phone', 'brand', 'Mobile'],
  ['tv', 'marigold', 'DTH'],
  ['sim', 'green', 'Data card'],
] as const;

/** A sheet of commission rates, 256 × 332: it says for what, and leaves the figures out, which are agreed with each customer. */
export const RateSheet = (place: Place) => (
  <PaperDocument {...place} width={256} height={332}>
    <Label x={24} y={46} size={23} weight={800}>
      Commission
    </Label>
    {services.map(([glyph, tone, name], index) => (
      <g key={name} transform={`translate(24 ${66 + index * 58})`}>
        <path d="M0 .500H208" className="stroke-line" />
        <Avatar x={18} y={29} size={36} glyph={glyph} tone={tone} square />
        <Label x={48} y={35} size={18} weight={600}>
          {name}
        </Label>
        {/* A field that is still to be filled in. */}
        <rect
          x={155}
          y={17}
          width={29}
          height={24}
          rx={6}
          className="stroke-faint"
          strokeWidth={1.5}
          strokeDasharray="4 4"
        />
        <Label x={208} y={36} size={18} weight={700} tone="muted" anchor="end">
          %
        </Label>
      </g>
    ))}
  </PaperDocument>
);
