import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface RatePageProps extends Place {
  readonly width: number;
  readonly height: number;
  /** From when the rate counts; it stands on the coloured head. */
  readonly date: string;
  /** How high that head is. */
  readonly head: number;
  readonly rate: string;
  /** The letters of the rate. */
  readonly figure: number;
  /** The month is over. */
  readonly closed?: true;
}

/** A page of a wall calendar with its two rings: a date, and the rate of commission from that day on. */
export function RatePage(props: RatePageProps) {
  const { width, height, date, head, rate, figure, closed, ...place } = props;
  const room = height - head;
  return (
    <At {...place}>
      <g className="sheet">
        <rect y={8} width={width} height={height} rx={12} className="shade" filter="url(#soft)" />
        <rect width={width} height={height} rx={12} className={closed ? 'surface-2' : 'paper'} />
        <rect
          x={0.5}
          y={0.5}
          width={width - 1}
          height={height - 1}
          rx={11.5}
          className="stroke-faint"
        />
        <path
          d={`M0 ${head}V12A12 12 0 0112 0H${width - 12}a12 12 0 0112 12V${head}z`}
          className={closed ? 'muted' : 'brand'}
        />
        <path
          d={`M${width * 0.18} -6V5M${width * 0.82} -6V5`}
          className="stroke-ink"
          strokeWidth={5}
        />
        <Label
          x={width / 2}
          y={head - 9}
          size={closed ? 17 : 20}
          weight={700}
          tone="on-brand"
          anchor="middle"
        >
          {date}
        </Label>
        <Label
          x={width / 2}
          y={head + room / 2 + figure * 0.36}
          size={figure}
          weight={800}
          tone={closed ? 'muted' : 'brand-ink'}
          anchor="middle"
        >
          {rate}
        </Label>
      </g>
    </At>
  );
}
