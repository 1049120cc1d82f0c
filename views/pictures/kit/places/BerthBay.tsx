import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A bay of a coach with three tiers by its numbers: three berths on either side, and two along the corridor. */
const berths = [
  [25, 0, 0],
  [26, 0, 1],
  [27, 0, 2],
  [28, 1, 0],
  [29, 1, 1],
  [30, 1, 2],
  [31, 2.8, 0],
  [32, 2.8, 1],
] as const;

const ours = 31;

/** One bay of coach B2, 222 × 115, with berth 31 beside the corridor. */
export function BerthBay(place: Place) {
  return (
    <At {...place}>
      <path d="M142 2V114" className="stroke-line" strokeWidth={3} strokeDasharray="2 9" />
      {berths.map(([number, column, row]) => {
        const isOurs = number === ours;
        return (
          <g key={number} transform={`translate(${column * 60} ${row * 40})`}>
            <rect width={54} height={35} rx={8} className={isOurs ? 'brand' : 'brand-soft'} />
            <Label
              x={27}
              y={24.5}
              size={20}
              weight={isOurs ? 800 : 600}
              tone={isOurs ? 'on-brand' : 'brand-ink'}
              anchor="middle"
            >
              {String(number)}
            </Label>
          </g>
        );
      })}
    </At>
  );
}
