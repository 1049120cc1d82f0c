import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

const days = Array.from({ length: 28 }, (_, day) => day);

/* How many days have gone by. */
const gone = 19;

/** A small calendar on a wall whose days are crossed off one by one, 152 × 142. */
export const WallMonth = (place: Place) => (
  <Panel {...place} width={152} height={142} radius={12}>
    <path d="M0 38V12A12 12 0 0112 0H140a12 12 0 0112 12V38z" fill="url(#sheen)" />
    <Label x={76} y={26} size={18} weight={700} tone="on-brand" anchor="middle">
      November
    </Label>
    {days.map((day) => {
      const x = 14 + (day % 7) * 18;
      const y = 50 + Math.floor(day / 7) * 22;
      return (
        <g key={day}>
          <rect
            x={x}
            y={y}
            width={15}
            height={15}
            rx={4}
            className={day === gone ? 'marigold' : 'line'}
          />
          {day < gone && (
            <path d={`M${x + 4} ${y + 4}l7 7m0-7l-7 7`} className="stroke-red" strokeWidth={2} />
          )}
        </g>
      );
    })}
  </Panel>
);
