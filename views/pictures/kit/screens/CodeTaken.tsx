import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';

interface CodeTakenProps {
  readonly width: number;
  /** Of its digits. */
  readonly size: number;
  /** Of the tick. */
  readonly tick: number;
}

const gap = 6;

/** A code of four digits, each in its own field, and below them the tick of the app that has taken it. */
export function CodeTaken({ width, size, tick }: CodeTakenProps) {
  const field = (width - 3 * gap) / 4;
  const high = size * 1.6;
  return (
    <>
      {['4', '8', '2', '1'].map((digit, index) => (
        <At key={digit} x={index * (field + gap)} y={0}>
          <rect width={field} height={high} rx={8} className="brand-soft" />
          <Label
            x={field / 2}
            y={size * 1.16}
            size={size}
            weight={800}
            tone="brand-ink"
            anchor="middle"
          >
            {digit}
          </Label>
        </At>
      ))}
      <Tick x={width / 2} y={high + tick / 2 + 16} size={tick} />
    </>
  );
}
