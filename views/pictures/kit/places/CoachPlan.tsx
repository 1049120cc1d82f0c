import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { type SeatState, TopSeat } from './TopSeat.tsx';

interface CoachPlanProps extends Place {
  /** From its end with the number to where the picture cuts it. */
  readonly length: number;
}

const width = 220;

/* Two seats, the aisle, three seats. */
const columns = [16, 50, 106, 140, 174] as const;
const pitch = 42;
const firstRow = 78;

/** The seats that are sold, counted from 1, five in a row; ours is at a window. */
const taken = new Set([2, 5, 6, 8, 9, 13, 17, 20, 23, 24]);
const ours = 16;

const stateOf = (seat: number): SeatState => {
  if (seat === ours) return 'ours';
  return taken.has(seat) ? 'taken' : 'free';
};

/** A chair car from above, 220 wide: its door end with its number, and below that the seats, two and three to a row. */
export function CoachPlan({ length, ...place }: CoachPlanProps) {
  const rows = Math.ceil((length - firstRow) / pitch);
  const seats = Array.from({ length: rows * columns.length }, (_, index) => index + 1);
  return (
    <At {...place}>
      <Shadow width={width} height={length} radius={24} />
      <rect width={width} height={length} rx={24} fill="url(#sheen)" />
      <rect x={8} y={62} width={width - 16} height={length} rx={10} className="surface" />
      <Glyph name="train" x={18} y={15} size={34} tone="on-brand" />
      <Label x={62} y={40} size={23} weight={800} tone="on-brand">
        Coach C2
      </Label>
      {seats.map((seat) => (
        <TopSeat
          key={seat}
          x={columns[(seat - 1) % columns.length] ?? 0}
          y={firstRow + Math.floor((seat - 1) / columns.length) * pitch}
          number={String(seat)}
          state={stateOf(seat)}
        />
      ))}
    </At>
  );
}
