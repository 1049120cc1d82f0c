import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface WallCalendarProps extends Place {
  readonly month: string;
  readonly year: string;
  readonly days: number;
  /** The weekday of the first, 0 for Sunday; the month has no more than five weeks. */
  readonly first: number;
  /** The day that somebody has ringed. */
  readonly ringed: number;
}

const weekdays = ['S', 'M', 'T', 'W', 'T', 'F', 'S'];

/* From day to day and from week to week, and the middle of the first cell. */
const cell = { width: 27, height: 25, x: 23, y: 100 } as const;

/* The page, whose last corner curls up where no day is. */
const page = 'M8 22H200a8 8 0 018 8V204L184 226H8a8 8 0 01-8-8V30a8 8 0 018-8z';

/** A month of paper in a wire binding, 208 × 226 with the nail from which it hangs, at 104,0. */
export const WallCalendar = ({ month, year, days, first, ringed, ...place }: WallCalendarProps) => (
  <At {...place}>
    <Shadow width={208} height={218} radius={8} />
    <g className="sheet">
      {/* The months that follow. */}
      <path d="M6 60H204V231H6z" className="line" />
      <path d={page} className="paper" />
      <path d="M8 22H200a8 8 0 018 8V68H0V30a8 8 0 018-8z" className="brand" />
      <path d="M208 204L184 226Q190 213 186 202 197 207 208 204z" className="brand-soft" />
      <Label x={14} y={59} size={20} weight={700} tone="on-brand">
        {month}
      </Label>
      <Label x={194} y={59} size={16} weight={600} tone="on-brand" anchor="end">
        {year}
      </Label>
      {weekdays.map((day, index) => (
        <Label
          // biome-ignore lint/suspicious/noArrayIndexKey: the week never changes
          key={index}
          x={cell.x + index * cell.width}
          y={cell.y - 11}
          size={14}
          weight={700}
          tone="muted"
          anchor="middle"
        >
          {day}
        </Label>
      ))}
      {Array.from({ length: days }, (_, index) => {
        const x = cell.x + ((first + index) % 7) * cell.width;
        const y = cell.y + 6 + Math.floor((first + index) / 7) * cell.height;
        const isRinged = index + 1 === ringed;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days never change
          <g key={index}>
            <Label
              x={x}
              y={y + 5}
              size={14.5}
              weight={isRinged ? 800 : 500}
              anchor="middle"
              tabular={false}
            >
              {String(index + 1)}
            </Label>
            {isRinged && <RoundDay x={x} y={y} />}
          </g>
        );
      })}
    </g>
    <Binding />
  </At>
);

/* A loop of a thick pencil, whose end runs past its beginning. */
const RoundDay = (place: Place) => (
  <At {...place}>
    <path
      d="M10-8.500C4-15-15-14-15 1-15 11-6 15.500 3 14.500 12 13 17 4 13.500-4 10-11 1-15.500-8-16"
      className="stroke-marigold"
      strokeWidth={3.2}
    />
  </At>
);

/* The wire through its holes, and its hook over the nail. */
const Binding = () => (
  <>
    <path d="M88 22L99 6Q104-1 109 6L120 22" className="stroke-muted" strokeWidth={2.5} />
    <circle cx={104} cy={2} r={5} className="muted" />
    {Array.from({ length: 12 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the wire never changes
      <g key={index} transform={`translate(${16 + index * 16} 0)`}>
        <circle cy={31} r={3} className="deep" />
        <path d="M0 30V18" className="stroke-on-deep-muted" strokeWidth={3.2} />
      </g>
    ))}
  </>
);
