import { At } from '../stage/At.tsx';
import { StandShadow } from '../stage/StandShadow.tsx';

/** Two notes, one higher behind the other, 74 × 58; a sign for cash, not a copy of a note. */
export const NotePair = () => (
  <>
    <StandShadow width={68} />
    {[0, 22].map((y) => (
      <At key={y} x={y ? 0 : 6} y={y}>
        <rect x={0.75} y={0.75} width={66.5} height={34.5} rx={4} className="green-soft" />
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
