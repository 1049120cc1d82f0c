import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface CheckSlotProps extends Place {
  readonly width: number;
  readonly height: number;
  /** Of the letters. */
  readonly size: number;
  readonly call: string;
  readonly answer: string;
}

/** A dark bar that bears a call and its answer. */
export function CheckSlot({ width, height, size, call, answer, ...place }: CheckSlotProps) {
  const line = { y: height * 0.5 + size * 0.35, size, weight: 700, mono: true } as const;
  return (
    <At {...place}>
      <Shadow width={width} height={height} radius={24} />
      <rect width={width} height={height} rx={24} fill="url(#night)" />
      <rect
        x={1}
        y={1}
        width={width - 2}
        height={height - 2}
        rx={23}
        className="stroke-brand-lift"
        strokeWidth={2}
        opacity={0.45}
      />
      <Label x={28} {...line} tone="code-string">
        {call}
      </Label>
      <Label x={width - 28} {...line} tone="code-number" anchor="end">
        {answer}
      </Label>
    </At>
  );
}
