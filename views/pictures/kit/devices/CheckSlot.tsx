import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface CheckSlotProps extends Place {
  readonly width: number;
  readonly height: number;
  /** Of the letters. */
  readonly size: number;
  /** The call. */
  readonly children: string;
}

/** A dark bar that bears a call. */
export function CheckSlot({ width, height, size, children, ...place }: CheckSlotProps) {
  const radius = height * 0.4;
  return (
    <At {...place}>
      <Shadow width={width} height={height} radius={radius} />
      <rect width={width} height={height} rx={radius} fill="url(#night)" />
      <rect
        x={1}
        y={1}
        width={width - 2}
        height={height - 2}
        rx={radius - 1}
        className="stroke-brand-lift"
        strokeWidth={2}
        opacity={0.45}
      />
      <Label
        x={width / 2}
        y={height / 2 + size * 0.35}
        size={size}
        weight={700}
        mono
        tone="code-string"
        anchor="middle"
      >
        {children}
      </Label>
    </At>
  );
}
