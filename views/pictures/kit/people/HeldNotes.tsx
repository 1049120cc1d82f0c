import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';
import { HeldUp } from './HeldUp.tsx';

/* The lower left corner, round which the notes are fanned out. */
const turnedAt = '8 78';

/** Three notes, the front one 52 × 82, fanned out and held up by a hand, whose wrist is below; the fan begins 30 to the left. */
export const HeldNotes = ({
  sleeve,
  skin,
  ...place
}: Place & Omit<Parameters<typeof HeldUp>[0], 'children' | keyof Place>) => (
  <At {...place}>
    <HeldUp x={0} y={0} skin={skin} sleeve={sleeve}>
      {[-26, -13, 0].map((turn) => (
        <g key={turn} transform={`rotate(${turn} ${turnedAt})`}>
          <rect width={52} height={82} rx={5} className="green-soft" />
          <rect
            x={1}
            y={1}
            width={50}
            height={80}
            rx={4}
            className="stroke-green"
            strokeWidth={2}
          />
          <rect x={6} y={6} width={40} height={70} rx={2} className="stroke-green" opacity={0.5} />
        </g>
      ))}
      <circle cx={26} cy={36} r={15} className="green" />
      <Glyph name="rupee" x={16} y={26} size={20} tone="on-brand" bold />
    </HeldUp>
  </At>
);
