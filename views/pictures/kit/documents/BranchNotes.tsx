import { Label } from '../shapes/Label.tsx';
import { PenText } from '../shapes/PenText.tsx';
import type { Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';

const notes = ['Phone orders, 2 copies', '2 parts? Ask Malda'] as const;
const head = { x: 248, size: 15, weight: 700, tone: 'green-ink' } as const;

/** How a branch takes an order today, as it was noted by hand, and the ticks of its staff; 330 × 84. */
export const BranchNotes = (place: Place) => (
  <PaperDocument {...place} width={330} height={84} fold={18}>
    {notes.map((note, index) => (
      <g key={note} transform={`translate(0 ${34 + index * 30})`}>
        <path d="M16 9H241" className="stroke-on-deep-muted" opacity={0.5} />
        <PenText x={18} y={0} size={19}>
          {note}
        </PenText>
        <path d="M221-7l6 7 12-17" className="stroke-green" strokeWidth={3.5} />
      </g>
    ))}
    <Label y={41} {...head}>
      Checked
    </Label>
    <Label y={61} {...head}>
      by staff
    </Label>
  </PaperDocument>
);
