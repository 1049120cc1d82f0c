import type { Dial } from '#content/dial.ts';

/* Nobody writes a position of a dial with more characters. */
const longest = 12;

/** The position of a dial that a text names; undefined if it is no number, out of its bounds or between two steps. */
export function readNumber({ least, most, step }: Dial, text: string): number | undefined {
  if (text.length > longest || !/^-?\d+(\.\d+)?$/.test(text)) return undefined;
  const n = Number(text);
  const steps = (n - least) / step;
  return n >= least && n <= most && Number.isInteger(steps) ? n : undefined;
}
