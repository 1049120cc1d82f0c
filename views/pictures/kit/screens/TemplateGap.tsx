import { soft } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';

interface TemplateGapProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly tone: 'marigold' | 'green';
  readonly children: string;
}

/** A part of a template that each message fills anew. */
export function TemplateGap({ x, y, width, tone, children }: TemplateGapProps) {
  const [ground, ink] = soft[tone];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={36} rx={8} className={ground} />
      <rect
        x={1}
        y={1}
        width={width - 2}
        height={34}
        rx={7}
        className={`stroke-${ink}`}
        strokeWidth={1.5}
        strokeDasharray="4 5"
      />
      <Label x={width / 2} y={25} size={18} weight={700} tone={ink} anchor="middle">
        {children}
      </Label>
    </g>
  );
}
