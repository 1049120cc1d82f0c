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
