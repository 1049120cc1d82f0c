import { At, type Place } from '../stage/At.tsx';
import { Label, textWidth } from './Label.tsx';

interface PenTextProps extends Place {
  readonly size?: number;
  readonly anchor?: 'start' | 'end';
  /** Drawn through, as far as this. */
  readonly crossed?: number;
  /** With another pen, as a correction. */
  readonly second?: boolean;
  readonly children: string;
}

/* No two letters of a hand stand alike: how far each is above the line, and how it is turned. */
const rise = [0, 0.05, -0.03, 0.03, -0.05, 0.02, 0.06];
const turns = [-4, 3, -1, 5, -5, 2, 0];

/** Where each letter begins. */
const starts = (text: string, size: number): readonly number[] =>
  [...text].map((_, index) => textWidth(text.slice(0, index), size));

/** A few words written by hand on white paper: slanted and uneven, in the ink of a pen. */
export function PenText({ size = 18, anchor, crossed, second, children, ...place }: PenTextProps) {
  const tone = second ? 'deep' : 'pen';
  const begin = anchor === 'end' ? -textWidth(children, size) : 0;
  const from = starts(children, size);
  return (
    <At {...place}>
      <g transform={`translate(${begin} 0) skewX(-9)`}>
        {from.map((x, index) => (
          <At
            key={x}
            x={Number(x.toFixed(1))}
            y={Number(((rise[index % 7] ?? 0) * size).toFixed(1))}
            turn={turns[(index * 3) % 7] ?? 0}
          >
            <Label x={0} y={0} size={size} tone={tone}>
              {children.charAt(index)}
            </Label>
          </At>
        ))}
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
