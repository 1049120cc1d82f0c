import { At, type Place } from '../stage/At.tsx';

interface SalesFieldProps extends Place {
  readonly columns: number;
  readonly rows: number;
  /** From one figure to the next, across and down. */
  readonly across: number;
  readonly down: number;
  /** How the ten sales stand, at the end of the field. */
  readonly sales?: { readonly columns: number; readonly rows: number };
  /** Height of a figure; it leaves air enough for the frame to pass. */
  readonly figure?: number;
}

/** A field of small figures for a dark ground, of which the last ten are green and framed together. 0,0 is the corner of the first one's cell. */
export function SalesField({
  columns,
  rows,
  across,
  down,
  sales = { columns: 5, rows: 2 },
  figure = 14.5,
  ...place
}: SalesFieldProps) {
  const first = { column: columns - sales.columns, row: rows - sales.rows };
  const frame = {
    x: first.column * across,
    y: first.row * down,
    width: sales.columns * across,
    height: sales.rows * down,
    rx: 7,
  };
  return (
    <At {...place}>
      <rect {...frame} className="deep" />
      {Array.from({ length: columns * rows }, (_, index) => {
        const column = index % columns;
        const row = Math.floor(index / columns);
        const isSale = column >= first.column && row >= first.row;
        const x = ((column + 0.5) * across).toFixed(1);
        const y = ((row + 0.5) * down - figure / 2).toFixed(1);
        return (
          <g
            key={`${column} ${row}`}
            transform={`translate(${x} ${y}) scale(${(figure / 26).toFixed(3)})`}
            className={isSale ? 'code-number' : 'on-deep-muted'}
          >
            <circle cy={6.5} r={6.5} />
            <path d="M-12 26a12 10.500 0 0124 0z" />
          </g>
        );
      })}
      <rect {...frame} className="stroke-code-number" strokeWidth={2.5} />
    </At>
  );
}
