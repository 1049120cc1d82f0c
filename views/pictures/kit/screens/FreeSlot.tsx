import { At, type Place } from '../stage/At.tsx';

interface FreeSlotProps extends Place {
  readonly width: number;
  readonly height: number;
}

/** The place that an article has left, or to which it goes: a dashed outline. */
export const FreeSlot = ({ width, height, ...place }: FreeSlotProps) => (
  <At {...place}>
    <rect width={width} height={height} rx={14} className="brand-soft" opacity={0.45} />
    <rect
      x={1}
      y={1}
      width={width - 2}
      height={height - 2}
      rx={13}
      className="stroke-brand-lift"
      strokeWidth={2}
      strokeDasharray="3 7"
    />
  </At>
);
