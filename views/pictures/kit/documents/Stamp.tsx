import { soft, type Tone } from '../../palette.ts';
import { Label, textWidth } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface StampProps extends Place {
  readonly size?: number;
  readonly tone?: Tone;
  /** Where it lies on a drawing instead of paper, which would be seen through it. */
  readonly opaque?: true;
  readonly children: string;
}

const spacing = 1;

/** A rubber stamp on paper; x and y are its centre. */
export function Stamp({ size = 28, tone = 'green', opaque, children, ...place }: StampProps) {
  const text = children.toUpperCase();
  const width = Math.round(textWidth(text, size) + text.length * spacing + size * 1.5);
  const height = Math.round(size * 1.8);
  const [ground, ink] = soft[tone];
  const box = { x: -width / 2, y: -height / 2, width, height };
  return (
    <At {...place}>
      <rect {...box} rx={8} className={ground} opacity={opaque ? undefined : 0.9} />
      <rect {...box} rx={8} className={`stroke-${ink}`} strokeWidth={3} />
      <rect
        x={box.x + 5}
        y={box.y + 5}
        width={width - 10}
        height={height - 10}
        rx={4}
        className={`stroke-${ink}`}
        opacity={0.6}
      />
      <Label
        x={0}
        y={size * 0.36}
        size={size}
        weight={800}
        tone={ink}
        anchor="middle"
        spacing={spacing}
      >
        {text}
      </Label>
    </At>
  );
}
