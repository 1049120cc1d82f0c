import { dialParameter } from '#content/dial.ts';
import { dials } from '#content/dials.ts';
import type { Path } from '#content/pages.ts';
import { readNumber } from '#views/widgets/sums/readNumber.ts';

/** The number that a URL turns a page's sum to; undefined for the example, and for what the dial does not have. */
export function readTurned(path: Path, query: URLSearchParams): number | undefined {
  const dial = dials.get(path);
  const n = dial && readNumber(dial, query.get(dialParameter) ?? '');
  return n === dial?.example ? undefined : n;
}
