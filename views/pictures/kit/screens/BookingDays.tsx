import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const taken = [14, 18];
const booked = 16;

interface BookingDaysProps extends Place {
  readonly days: readonly number[];
  readonly columns: number;
  /** Of a day, and from one to the next. */
  readonly side: number;
  readonly step: number;
}

/** Days to choose from: two are taken, and the 16th is chosen. */
export const BookingDays = ({ days, columns, side, step, ...place }: BookingDaysProps) => (
  <At {...place}>
    {days.map((day, index) => {
      const isTaken = taken.includes(day);
      const [ground, tone] =
        day === booked
          ? (['green', 'surface'] as const)
          : ([isTaken ? 'line' : 'brand-soft', isTaken ? 'muted' : 'brand-ink'] as const);
      return (
        <g
          key={day}
          transform={`translate(${(index % columns) * step} ${Math.floor(index / columns) * step})`}
        >
          <rect width={side} height={side} rx={8} className={ground} />
          <Label
            x={side / 2}
            y={side / 2 + 5.5}
            size={15.5}
            weight={700}
            tone={tone}
            anchor="middle"
          >
            {`${day}`}
          </Label>
        </g>
      );
    })}
  </At>
);
