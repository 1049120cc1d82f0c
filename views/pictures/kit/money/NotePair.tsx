import type { Colour } from '../../palette.ts';
import { At } from '../stage/At.tsx';
import { StandShadow } from '../stage/StandShadow.tsx';

interface NotePairProps {
  /** Another than the usual pale green, where the ground is as green. */
  readonly tone?: Colour;
}

/** Two notes, one higher behind the other, 74 × 58; a sign for cash, not a copy of a note. */
export const NotePair = ({ tone = 'green-soft' }: NotePairProps) => (
  <>
    <StandShadow width={68} />
    {[0, 22].map((y) => (
      <At key={y} x={y ? 0 : 6} y={y}>
        <rect x={0.75} y={0.75} width={66.5} height={34.5} rx={4} className={tone} />
        <rect
          x={0.75}
          y={0.75}
          width={66.5}
          height={34.5}
          rx={4}
          className="stroke-green"
          strokeWidth={1.5}
        />
        <rect x={5} y={5} width={58} height={26} rx={2} className="stroke-green" opacity={0.4} />
        {/* The seal of the note behind would be cut. */}
        {y > 0 && (
          <>
            <circle cx={34} cy={18} r={9} className="green" opacity={0.22} />
            <circle cx={34} cy={18} r={5.5} className="green" opacity={0.5} />
          </>
        )}
      </At>
    ))}
  </>
);
