import { At, type Place } from '../stage/At.tsx';

interface WallClockProps extends Place {
  /** It is seven, instead of eleven. */
  readonly evening?: true;
}

/** A round clock on a wall, 72 across; x and y are its centre. */
export const WallClock = ({ evening, ...place }: WallClockProps) => (
  <At {...place}>
    <circle r={36} className="brand-lift" />
    <circle r={29} className="surface" />
    <path d="M0-22v3M0 22v-3M22 0h-3M-22 0h3" className="stroke-muted" strokeWidth={3} />
    <path
      d={evening ? 'M0 0L-6.500 11M0 0V-18' : 'M0 0L-6.500-11M0 0V-18'}
      className="stroke-ink"
      strokeWidth={3.5}
    />
  </At>
);
