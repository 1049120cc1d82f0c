import type { Colour } from '../../palette.ts';

interface SkeletonProps {
  readonly x: number;
  readonly y: number;
  /** One bar for each, so wide. */
  readonly widths: readonly number[];
  readonly step?: number;
  readonly height?: number;
  readonly tone?: Colour;
}

/** Bars that stand for text that need not be read. */
export function Skeleton({ x, y, widths, step = 20, height = 8, tone = 'line' }: SkeletonProps) {
  return (
    <>
      {widths.map((width, index) => {
        const top = y + index * step;
        return (
          <rect
            key={top}
            x={x}
            y={top}
            width={width}
            height={height}
            rx={height / 2}
            className={tone}
          />
        );
      })}
    </>
  );
}
