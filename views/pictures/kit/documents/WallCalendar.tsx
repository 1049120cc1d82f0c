import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { type Month, MonthDays } from './MonthDays.tsx';

/** The month has no more than five weeks. */
interface WallCalendarProps extends Place, Month {
  readonly month: string;
  readonly year: string;
}

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
      <MonthDays
        {...{ days, first, ringed }}
        cells={{ x: 23, y: 106, day: 27, week: 25 }}
        names={{ y: 89, size: 14, weight: 700 }}
        size={14.5}
        ring={<PencilLoop />}
      />
    </g>
    <Binding />
  </At>
);

/* Drawn with a thick pencil; its end runs past its beginning. */
const PencilLoop = () => (
  <path
    d="M10-8.500C4-15-15-14-15 1-15 11-6 15.500 3 14.500 12 13 17 4 13.500-4 10-11 1-15.500-8-16"
    className="stroke-marigold"
    strokeWidth={3.2}
  />
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
