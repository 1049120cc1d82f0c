import { At, type Place } from '../stage/At.tsx';

/** From one figure to the next, across and down; a figure leaves air enough for the frame to pass. */
const pitch = { x: 24, y: 29 } as const;
const figure = 17;
const columns = 20;
const rows = 4;

/** The block at the end of the field in which the figures are sales. */
const sales = { columns: 5, rows: 2 } as const;

const isSale = (column: number, row: number): boolean =>
  column >= columns - sales.columns && row >= rows - sales.rows;

/* The field begins where its first figures do, not where their cell does; a column of air keeps the frame off the others. */
const columnAt = (column: number): number =>
  (column < columns - sales.columns ? column : column + 1) * pitch.x - 4;

/** Around the sales, from cell to cell. */
const frame = {
  x: columnAt(columns - sales.columns) - 2,
  y: (rows - sales.rows) * pitch.y,
  width: sales.columns * pitch.x + 4,
  height: sales.rows * pitch.y,
  rx: 10,
} as const;

/** Where the sales begin in the field. */
export const salesAt = frame.x;

/** Eighty small figures for a dark ground, of which the last ten are green and framed together, 502 × 116. */
export const SalesField = (place: Place) => (
  <At {...place}>
    <rect {...frame} className="deep" />
    {Array.from({ length: columns * rows }, (_, index) => {
      const column = index % columns;
      const row = Math.floor(index / columns);
      const x = columnAt(column + 0.5);
      const y = row * pitch.y + (pitch.y - figure) / 2;
      return (
        <g
          key={`${column} ${row}`}
          transform={`translate(${x} ${y.toFixed(1)}) scale(${(figure / 26).toFixed(3)})`}
          className={isSale(column, row) ? 'code-number' : 'brand-lift'}
        >
          <circle cy={6.5} r={6.5} />
          <path d="M-12 26a12 10.500 0 0124 0z" />
        </g>
      );
    })}
    <rect {...frame} className="stroke-code-number" strokeWidth={2.5} />
  </At>
);
