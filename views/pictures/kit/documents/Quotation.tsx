import { Avatar } from '../people/Avatar.tsx';
import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Signature } from './Signature.tsx';

/** What a quotation is built up of. */
const parts = [
  ['file', 'brand', 'Five stages', 'A price and a date for each'],
  ['plus', 'marigold', 'Changes', 'Priced before we build them'],
  ['cloud', 'green', 'Running costs', 'At the providers’ rates'],
  ['key', 'neutral', 'Repository', 'In your company’s name'],
] as const;

/** How a quotation is built up, signed at its foot, 400 × 528. */
export const Quotation = (place: Place) => (
  <PaperDocument {...place} width={400} height={528}>
    <Label x={28} y={52} size={25} weight={800}>
      Quotation
    </Label>
    {parts.map(([glyph, tone, title, note], index) => (
      <g key={title} transform={`translate(28 ${80 + index * 88})`}>
        <path d="M0 .500H344" className="stroke-line" />
        <Avatar x={24} y={44} size={52} glyph={glyph} tone={tone} square />
        <Label x={72} y={40} size={20} weight={700}>
          {title}
        </Label>
        <Label x={72} y={65} size={17} tone="muted">
          {note}
        </Label>
      </g>
    ))}
    <path d="M28 432.500H372" className="stroke-line" />
    <Label x={28} y={482} size={17} tone="muted">
      Signed by you
    </Label>
    <path d="M196 490H372" className="stroke-faint" strokeWidth={2} />
    <Signature x={214} y={448} scale={0.95} />
  </PaperDocument>
);
