import { textWidth } from '../kit/shapes/Label.tsx';

interface TitleLines {
  readonly size: number;
  readonly lines: readonly string[];
}

/** From large to small; a title takes the first in which it needs at most five lines. */
const sizes = [60, 54] as const;
const smallest = 48;
const mostLines = 5;

/** Sets a title in a column: its size, and lines of about equal length. */
export function titleLines(title: string, column: number): TitleLines {
  const set = (size: number) => ({ size, lines: balance(title, size, column) });
  return sizes.map(set).find(({ lines }) => lines.length <= mostLines) ?? set(smallest);
}

/* As many lines as the column needs, and none longer than it must be for that. */
function balance(title: string, size: number, column: number): readonly string[] {
  const lines = wrap(title, size, column);
  const width = widest(lines, size);
  const narrower = wrap(title, size, width - 1);
  const isBetter = narrower.length === lines.length && widest(narrower, size) < width;
  return isBetter ? balance(title, size, width - 1) : lines;
}

const widest = (lines: readonly string[], size: number): number =>
  Math.max(...lines.map((line) => textWidth(line, size)));

function wrap(title: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
