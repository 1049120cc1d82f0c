import type { Colour } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

export type SeatState = 'free' | 'taken' | 'ours';

interface TopSeatProps extends Place {
  readonly number: string;
  readonly state: SeatState;
}

/* Of the cushion, and of the back. */
const tones: Record<SeatState, readonly [cushion: Colour, back: Colour]> = {
  free: ['brand-soft', 'brand'],
  taken: ['line', 'faint'],
  ours: ['marigold', 'marigold-ink'],
};

/** A seat from above, 30 × 33, its back at the top; only the chosen one bears its number. */
export function TopSeat({ number, state, ...place }: TopSeatProps) {
  const [cushion, back] = tones[state];
  return (
    <At {...place}>
      <rect x={0} y={5} width={30} height={28} rx={7} className={cushion} />
      <rect x={2} y={0} width={26} height={9} rx={4.5} className={back} />
      {state === 'ours' && (
        <Label x={15} y={27} size={17} weight={800} tone="deep" anchor="middle">
          {number}
        </Label>
      )}
    </At>
  );
}
