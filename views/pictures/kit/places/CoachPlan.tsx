import type { ReactNode } from 'react';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { type SeatState, TopSeat } from './TopSeat.tsx';

interface CoachPlanProps extends Place {
  readonly rows: number;
  /** Below the seats, 188 × 62, 0,0 at its top left. */
  readonly children: ReactNode;
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

/** What is below the last seats. */
const foot = 86;

/** A chair car from above, 220 wide, and 328 high with four rows: its door end with its number, the seats, two and three to a row, and a foot. */
export function CoachPlan({ rows, children, ...place }: CoachPlanProps) {
  const end = firstRow + rows * pitch;
  const length = end + foot - 4;
  const seats = Array.from({ length: rows * columns.length }, (_, index) => index + 1);
  return (
    <At {...place}>
      <Shadow width={width} height={length} radius={24} />
      <rect width={width} height={length} rx={24} fill="url(#sheen)" />
      <rect x={8} y={62} width={width - 16} height={length - 70} rx={16} className="surface" />
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
      <g transform={`translate(16 ${end + 4})`}>{children}</g>
    </At>
  );
}
