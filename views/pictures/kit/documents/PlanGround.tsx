import { At, type Place } from '../stage/At.tsx';

interface PlanGroundProps extends Place {
  readonly width: number;
  readonly height: number;
}

const grid = 32;

const steps = (length: number) =>
  Array.from({ length: Math.ceil(length / grid) - 1 }, (_, index) => (index + 1) * grid);

/** What a plan is drawn on: indigo with a faint grid. */
export function PlanGround({ width, height, ...place }: PlanGroundProps) {
  const lines = [
    ...steps(width).map((x) => `M${x} 0V${height}`),
    ...steps(height).map((y) => `M0 ${y}H${width}`),
  ].join('');
  return (
    <At {...place}>
      <rect width={width} height={height} className="brand" />
      <path d={lines} className="stroke-on-brand" opacity={0.08} />
    </At>
  );
}
