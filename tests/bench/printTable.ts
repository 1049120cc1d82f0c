import type { Row } from './row.ts';

/** Prints figures in columns, the first to the left and the others to the right, as Markdown. */
export function printTable(head: readonly string[], lines: readonly (readonly string[])[]): void {
  const all = [head, ...lines];
  const widths = head.map((_, column) =>
    Math.max(3, ...all.map((line) => [...(line[column] ?? '')].length)),
  );
  const print = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  print(head.map(pad));
  print(
    widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)),
  );
  for (const line of lines) print(head.map((_, column) => pad(line[column] ?? '', column)));
}

/** Prints what was measured against its targets. */
export function printRows(rows: readonly Row[]): void {
  printTable(
    ['measure', 'measured', 'target', ''],
    rows.map((row) => [
      row.measure,
      `${round(row.measured)} ${row.unit}`,
      row.target,
      verdict(row),
    ]),
  );
}

/** A figure with as many digits as mean something. */
export const round = (value: number): string =>
  Math.abs(value) < 100 ? value.toFixed(2) : value.toFixed(0);

function verdict({ target, met, missedBy, unit }: Row): string {
  if (target === '') return '';
  return met ? 'met' : `missed by ${round(missedBy)} ${unit}`;
}
