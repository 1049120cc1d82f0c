import { Label } from '../shapes/Label.tsx';
import { PenText } from '../shapes/PenText.tsx';
import type { Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';

const wide = {
  size: { width: 330, height: 84, fold: 18 },
  notes: ['Phone orders, 2 copies', '2 parts? Ask Malda'],
  pen: 19,
  head: 34,
  step: 30,
  line: 246,
  tick: { x: 226, scale: 1 },
} as const;

const narrow = {
  size: { width: 208, height: 94, fold: 18 },
  notes: ['2 copies', 'Ask Malda'],
  pen: 26.5,
  head: 35,
  step: 39,
  line: 194,
  tick: { x: 166, scale: 1.2 },
} as const;

/** How a branch takes an order today, as it was noted by hand, and the ticks of its staff; 330 × 84, or 208 × 94 on phones. */
export const BranchNotes = ({ small, ...place }: Place & { readonly small?: true }) => {
  const { size, notes, pen, head, step, line, tick } = small ? narrow : wide;
  return (
    <PaperDocument {...place} {...size}>
      {notes.map((note, index) => (
        <g key={note} transform={`translate(0 ${head + index * step})`}>
          <path d={`M16 9H${line}`} className="stroke-on-deep-muted" opacity={0.5} />
          <PenText x={18} y={0} size={pen}>
            {note}
          </PenText>
          <path
            d="M0-7l6 7 12-17"
            transform={`translate(${tick.x} 0) scale(${tick.scale})`}
            className="stroke-green"
            strokeWidth={3.5}
          />
        </g>
      ))}
      {!small && (
        <>
          <Label x={257} y={41} size={14} weight={700} tone="green-ink">
            Checked
          </Label>
          <Label x={257} y={61} size={14} weight={700} tone="green-ink">
            by staff
          </Label>
        </>
      )}
    </PaperDocument>
  );
};
