import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';

interface PenTextProps extends Place {
  readonly size?: number;
  readonly anchor?: 'start' | 'end';
  /** Drawn through, as far as this. */
  readonly crossed?: number;
  /** With another pen, as a correction. */
  readonly second?: boolean;
  readonly children: string;
}

/** A few words written by hand on white paper: slanted, in the ink of a pen. */
export function PenText({ size = 18, anchor, crossed, second, children, ...place }: PenTextProps) {
  const tone = second ? 'deep' : 'pen';
  return (
    <At {...place}>
      <g transform="skewX(-11)">
        <Label x={0} y={0} size={size} weight={500} tone={tone} {...(anchor && { anchor })}>
          {children}
        </Label>
      </g>
      {crossed && (
        <path
          d={`M-3 ${-size * 0.2}q${crossed * 0.3} ${-size * 0.35} ${crossed * 0.55} ${-size * 0.05}t${crossed * 0.5} ${-size * 0.25}`}
          className="stroke-red"
          strokeWidth={2.5}
        />
      )}
    </At>
  );
}
