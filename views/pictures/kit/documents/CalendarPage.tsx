import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

interface CalendarPageProps extends Place {
  readonly title: string;
  readonly days: number;
  /** The weekday of the first, 0 for Sunday. */
  readonly first: number;
  /** The day that is ringed. */
  readonly ringed: number;
}

const cellSize = 48;
const weekdays = ['S', 'M', 'T', 'W', 'T', 'F', 'S'];

/** A month on the wall, 368 × 368, with one day ringed. */
export function CalendarPage({ title, days, first, ringed, ...place }: CalendarPageProps) {
  return (
    <Panel {...place} width={368} height={368}>
      <path d="M0 64V16A16 16 0 0116 0H352a16 16 0 0116 16V64z" fill="url(#sheen)" />
      <Label x={24} y={42} size={24} weight={700} tone="on-brand">
        {title}
      </Label>
      {weekdays.map((day, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the week never changes
        <Label key={index} x={40 + index * cellSize} y={98} size={19} tone="muted" anchor="middle">
          {day}
        </Label>
      ))}
      {Array.from({ length: days }, (_, index) => {
        const cell = first + index;
        const x = 40 + (cell % 7) * cellSize;
        const y = 132 + Math.floor(cell / 7) * cellSize;
        const isRinged = index + 1 === ringed;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days never change
          <g key={index}>
            {isRinged && (
              <>
                <circle cx={x} cy={y} r={22} className="marigold-soft" />
                <circle cx={x} cy={y} r={22} className="stroke-marigold" strokeWidth={4} />
              </>
            )}
            <Label x={x} y={y + 7} size={20} weight={isRinged ? 800 : 500} anchor="middle">
              {String(index + 1)}
            </Label>
          </g>
        );
      })}
    </Panel>
  );
}
