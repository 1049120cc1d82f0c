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
  /** With its weeks closer together, where something stands below it. */
  readonly low?: boolean;
}

const cellSize = 48;

/* The head and its baseline, the baseline of the weekdays, the middle of the first week, from week to week, and the ring. */
const tall = {
  height: 368,
  head: 64,
  title: 42,
  names: 98,
  first: 132,
  week: 48,
  ring: 22,
} as const;
const flat = {
  height: 288,
  head: 52,
  title: 35,
  names: 80,
  first: 106,
  week: 37,
  ring: 17,
} as const;
const weekdays = ['S', 'M', 'T', 'W', 'T', 'F', 'S'];

/** A month on the wall, 368 × 368, or 288 high where it is low, with one day ringed. */
export function CalendarPage(props: CalendarPageProps) {
  const { title, days, first, ringed, low, ...place } = props;
  const shape = low ? flat : tall;
  return (
    <Panel {...place} width={368} height={shape.height}>
      <path
        d={`M0 ${shape.head}V16A16 16 0 0116 0H352a16 16 0 0116 16V${shape.head}z`}
        fill="url(#sheen)"
      />
      <Label x={24} y={shape.title} size={24} weight={700} tone="on-brand">
        {title}
      </Label>
      {weekdays.map((day, index) => (
        <Label
          // biome-ignore lint/suspicious/noArrayIndexKey: the week never changes
          key={index}
          x={40 + index * cellSize}
          y={shape.names}
          size={19}
          tone="muted"
          anchor="middle"
        >
          {day}
        </Label>
      ))}
      {Array.from({ length: days }, (_, index) => {
        const cell = first + index;
        const x = 40 + (cell % 7) * cellSize;
        const y = shape.first + Math.floor(cell / 7) * shape.week;
        const isRinged = index + 1 === ringed;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days never change
          <g key={index}>
            {isRinged && (
              <>
                <circle cx={x} cy={y} r={shape.ring} className="marigold-soft" />
                <circle cx={x} cy={y} r={shape.ring} className="stroke-marigold" strokeWidth={4} />
              </>
            )}
            <Label
              x={x}
              y={y + 7}
              size={20}
              weight={isRinged ? 800 : 500}
              anchor="middle"
              tabular={false}
            >
              {String(index + 1)}
            </Label>
          </g>
        );
      })}
    </Panel>
  );
}
