import { At, type Place } from '../stage/At.tsx';

interface PeopleFieldProps extends Place {
  readonly columns: number;
  readonly rows: number;
  /** From one figure to the next, across, and down as well where nothing else is said. */
  readonly pitch: number;
  readonly down?: number;
}

/** Between the last row and the others. */
const gap = 13;

/** A field of small figures for a dark ground; the last row is framed in green. 0,0 is the corner of the first one's cell. */
export function PeopleField({ columns, rows, pitch, down = pitch, ...place }: PeopleFieldProps) {
  const size = Math.min(pitch * 0.74, down * 0.78);
  return (
    <At {...place}>
      {Array.from({ length: rows * columns }, (_, index) => {
        const row = Math.floor(index / columns);
        const x = ((index % columns) + 0.5) * pitch;
        const y = row * down + (down - size) / 2 + (row === rows - 1 ? gap : 0);
        return (
          <g
            key={`${x} ${row}`}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 26).toFixed(3)})`}
            className={row === rows - 1 ? 'code-number' : 'brand-lift'}
          >
            <circle cy={6.5} r={6.5} />
            <path d="M-12 26a12 10.500 0 0124 0z" />
          </g>
        );
      })}
      <rect
        x={-4}
        y={(rows - 1) * down + gap - 3}
        width={columns * pitch + 8}
        height={down + 6}
        rx={8}
        className="stroke-code-number"
        strokeWidth={2.5}
      />
    </At>
  );
}
