/** How far apart two words are written, and how alike that makes them. */

/**
 * The fewest letters to add, drop, replace or swap with their neighbour that make one word of the other
 * (optimal string alignment).
 */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

const at = (row: readonly number[], column: number): number =>
  row[column] ?? Number.POSITIVE_INFINITY;

/** A word that begins with another is taken for it from so many letters on. */
const leastBeginning = 3;
const leastAlike = 0.65;

/** How likely it is that `written` was meant to be `word`: 1 for the same, 0 for no resemblance. */
export function likeness(written: string, word: string): number {
  if (written === word) return 1;
  if (written.length >= leastBeginning && word.startsWith(written)) return 0.95;
  const longer = Math.max(written.length, word.length);
  if (Math.abs(written.length - word.length) > longer * (1 - leastAlike)) return 0;
  const alike = 1 - editDistance(written, word) / longer;
  return alike >= leastAlike ? alike : 0;
}
