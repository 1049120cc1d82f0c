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
  [31, 2.35, 0],
  [32, 2.35, 1],
] as const;

const ours = 31;

/** One bay of coach B2, 204 × 132, with berth 31 beside the corridor. */
export function BerthBay(place: Place) {
  return (
    <At {...place}>
      <path d="M125-4V136" className="stroke-line" strokeWidth={3} strokeDasharray="2 9" />
      {berths.map(([number, column, row]) => {
        const isOurs = number === ours;
        return (
          <g key={number} transform={`translate(${column * 60} ${row * 46})`}>
            <rect width={54} height={40} rx={8} className={isOurs ? 'brand' : 'brand-soft'} />
            <Label
              x={27}
              y={27}
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
      <Label x={168} y={121} size={19} weight={700} anchor="middle">
        B2
      </Label>
    </At>
  );
}
