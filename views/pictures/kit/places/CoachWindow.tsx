import { type ReactNode, useId } from 'react';
import { At, type Place } from '../stage/At.tsx';

interface CoachWindowProps extends Place {
  /** Its light is on where somebody sits. */
  readonly lit?: true;
  /** One berth instead of two seats. */
  readonly berth?: true;
  /** Who sits there; 0,0 is the top left corner, the sill is at 108. */
  readonly children?: ReactNode;
}

/** A wide window of a coach with the seats behind it, 192 × 108; x is its middle. */
export function CoachWindow({ lit, berth, children, x, ...place }: CoachWindowProps) {
  const id = useId();
  return (
    <At {...place} x={x - 96}>
      <clipPath id={id}>
        <rect width={192} height={108} rx={14} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={192} height={108} className={lit ? 'code-string' : 'deep-lift'} />
        {lit && <path d="M0 22H192" className="stroke-marigold" strokeWidth={4} />}
        {(berth ? [8] : [8, 100]).map((seat) => (
          <rect
            key={seat}
            x={seat}
            y={44}
            width={berth ? 176 : 84}
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
        width={198}
        height={114}
        rx={17}
        className="stroke-on-deep"
        strokeWidth={5}
        opacity={0.3}
      />
    </At>
  );
}
