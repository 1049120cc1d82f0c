/** The drawing of a compensation plan, and a flat one for phones, where three are below each other. */
export type PlanShape = 'tall' | 'flat';

/** The lines branch in the air above each row, and no line leads to a chart. */
export const planMeasures = {
  tall: {
    size: { width: 360, height: 276 },
    head: { y: 51, radius: 34 },
    bands: {
      first: { y: 105, height: 58 },
      second: { y: 208, height: 58 },
      chart: { y: 171, height: 95 },
    },
    /* Where the sellers of each band stand: in its middle. */
    rows: { first: 134, second: 237 },
    sellers: { first: 17.5, second: 10 },
    forks: { first: 97, second: 185 },
  },
  flat: {
    size: { width: 360, height: 196 },
    head: { y: 34, radius: 28 },
    bands: {
      first: { y: 76, height: 42 },
      second: { y: 144, height: 42 },
      chart: { y: 128, height: 58 },
    },
    rows: { first: 97, second: 165 },
    sellers: { first: 15, second: 9 },
    forks: { first: 68, second: 131 },
  },
} as const;

/** A line from the seller at the top to those at `xs` in the first row. */
export const planTrunk = (shape: PlanShape, xs: readonly number[]): string => {
  const { head, rows, forks } = planMeasures[shape];
  return forkOf({ x: 180, y: head.y + head.radius, fork: forks.first, xs, end: rows.first });
};

/** A line from the seller at `x` of the first row to those at `xs` in the second. */
export const planBranch = (shape: PlanShape, x: number, xs: readonly number[]): string => {
  const { rows, forks } = planMeasures[shape];
  return forkOf({ x, y: rows.first, fork: forks.second, xs, end: rows.second });
};

interface Fork {
  readonly x: number;
  readonly y: number;
  readonly fork: number;
  readonly xs: readonly number[];
  readonly end: number;
}

/* Round at both ends, with straight lines between them. */
function forkOf({ x, y, fork, xs, end }: Fork): string {
  const [left = x, right = x] = [xs[0], xs.at(-1)];
  if (left === right) return `M${x} ${y}V${end}`;
  const between = xs.slice(1, -1).map((at) => `M${at} ${fork}V${end}`);
  return `M${x} ${y}V${fork}M${left} ${end}V${fork + 8}q0-8 8-8H${right - 8}q8 0 8 8V${end}${between.join('')}`;
}
