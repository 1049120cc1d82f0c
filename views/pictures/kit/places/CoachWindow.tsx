import { type ReactNode, useId } from 'react';
import { At, type Place } from '../stage/At.tsx';

interface CoachWindowProps extends Place {
  readonly width: number;
  /** Its light is on where somebody sits. */
  readonly lit?: true;
  /** How many seats are behind it. */
  readonly seats: 1 | 2;
  /** Who sits there; 0,0 is the top left corner, the sill is at 122. */
  readonly children?: ReactNode;
}

const height = 122;

/** A large window of a coach with the seats behind it, 122 high; x is its middle. */
export function CoachWindow({ width, lit, seats, children, x, ...place }: CoachWindowProps) {
  const id = useId();
  const seat = (width - 8) / seats - 8;
  return (
    <At {...place} x={x - width / 2}>
      <clipPath id={id}>
        <rect width={width} height={height} rx={14} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={width} height={height} className={lit ? 'code-string' : 'deep-lift'} />
        {Array.from({ length: seats }, (_, index) => 8 + index * (seat + 8)).map((from) => (
          <rect
            key={from}
            x={from}
            y={48}
            width={seat}
            height={90}
            rx={16}
            className={lit ? 'marigold' : 'brand'}
            opacity={lit ? 1 : 0.45}
          />
        ))}
        {children}
      </g>
      <rect
        x={-3}
        y={-3}
        width={width + 6}
        height={height + 6}
        rx={17}
        className="stroke-on-deep"
        strokeWidth={5}
        opacity={0.3}
      />
    </At>
  );
}
