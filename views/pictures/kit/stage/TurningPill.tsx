import { Pill } from '../shapes/Pill.tsx';
import { Arrival } from './Arrival.tsx';
import type { Place } from './At.tsx';

interface TurningPillProps extends Place {
  readonly was: string;
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** What it says in the end, in green. */
  readonly children: string;
}

/** A status that was open and is settled while one looks. */
export function TurningPill({ was, children, ...pill }: TurningPillProps) {
  const open = (
    <Pill {...pill} tone="marigold" glyph="clock">
      {was}
    </Pill>
  );
  return (
    <Arrival was={open}>
      <Pill {...pill} tone="green" glyph="check">
        {children}
      </Pill>
    </Arrival>
  );
}
