import { Skeleton } from '../shapes/Skeleton.tsx';

interface ReaderBehindProps {
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  /** Rows that no dialog hides: only these have lines, so that no ends of lines look out beside it. */
  readonly open: readonly number[];
}

/** The list of a reader behind a dialog: rows in which nothing need be read. */
export function ReaderBehind({ width, height, rows, open }: ReaderBehindProps) {
  const step = height / rows;
  const between = Array.from({ length: rows - 1 }, (_, row) => `M0 ${(row + 1) * step}H${width}`);
  return (
    <>
      <rect width={width} height={height} className="line" />
      <path d={between.join('')} className="stroke-ground" strokeWidth={4} />
      {open.map((row) => (
        <Skeleton
          key={row}
          x={24}
          y={(row + 0.5) * step - 13}
          widths={[width * 0.54, width * 0.36]}
          step={17}
          height={9}
          tone="ground"
        />
      ))}
    </>
  );
}
