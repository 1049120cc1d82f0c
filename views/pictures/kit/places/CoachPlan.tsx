import type { ReactNode } from 'react';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { type SeatState, TopSeat } from './TopSeat.tsx';

interface CoachPlanProps extends Place {
  /** Below the seats, 188 × 62, 0,0 at its top left. */
  readonly children: ReactNode;
}

const width = 220;

/* Two seats, the aisle, two seats. */
const columns = [16, 60, 122, 166] as const;
const rows = 3;
const pitch = 56;
const firstRow = 78;
const firstSeat = 9;

/** The seats that are sold, four in a row; ours is at a window. */
const taken = new Set([10, 11, 13, 17, 20]);
const ours = 16;

const stateOf = (seat: number): SeatState => {
  if (seat === ours) return 'ours';
  return taken.has(seat) ? 'taken' : 'free';
};

/** What is below the last seats. */
const foot = 86;

/** A part of an executive chair car from above, 220 × 328: its number, three rows of seats, two on each side of the aisle, and a foot. */
export function CoachPlan({ children, ...place }: CoachPlanProps) {
  const end = firstRow + rows * pitch;
  const length = end + foot - 4;
  const seats = Array.from({ length: rows * columns.length }, (_, index) => firstSeat + index);
  return (
    <At {...place}>
      <Shadow width={width} height={length} radius={24} />
      <rect width={width} height={length} rx={24} fill="url(#sheen)" />
      <rect x={8} y={62} width={width - 16} height={length - 70} rx={16} className="surface" />
      <Glyph name="train" x={18} y={15} size={34} tone="on-brand" />
      <Label x={62} y={40} size={23} weight={800} tone="on-brand">
        Coach E1
      </Label>
      {seats.map((seat, index) => (
        <TopSeat
          key={seat}
          x={columns[index % columns.length] ?? 0}
          y={firstRow + Math.floor(index / columns.length) * pitch}
          scale={1.26}
          number={String(seat)}
          state={stateOf(seat)}
        />
      ))}
      <g transform={`translate(16 ${end + 4})`}>{children}</g>
    </At>
  );
}
