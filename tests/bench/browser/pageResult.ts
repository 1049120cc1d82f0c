import { atLeast, atMost, type Row } from '../row.ts';
import { categories, type Scores } from './lighthouseScores.ts';
import type { PhoneFigures } from './slowPhone.ts';

/** What was measured of one page. */
export interface PageResult extends PhoneFigures {
  readonly path: string;
  readonly scores: Scores;
}

/** The rows of the table: each names the page that does worst. */
export function judgePages(results: readonly PageResult[]): Row[] {
  const quiet = results.filter(({ hasWidgets, path }) => !hasWidgets && path !== '/');
  const home = results.filter(({ path }) => path === '/');
  return [
    ...worst('LCP', results, ({ lcpMs }) => lcpMs, 1600, 'ms'),
    ...worst('CLS', results, ({ cls }) => cls, 0.01, ''),
    ...worst('blocking time, home', home, ({ blockingMs }) => blockingMs, 50, 'ms'),
    ...worst('blocking time, no widgets', quiet, ({ blockingMs }) => blockingMs, 0, 'ms'),
    ...categories.flatMap((category) => lowest(category, results)),
  ];
}

function worst(
  measure: string,
  results: readonly PageResult[],
  figure: (result: PageResult) => number,
  target: number,
  unit: string,
): Row[] {
  const found = results.toSorted((one, other) => figure(other) - figure(one))[0];
  if (found === undefined) return [];
  return [atMost(`${measure}, at most (${found.path})`, figure(found), target, unit)];
}

/* One point of performance is noise. */
function lowest(category: (typeof categories)[number], results: readonly PageResult[]): Row[] {
  const found = results.toSorted((one, other) => one.scores[category] - other.scores[category])[0];
  if (found === undefined) return [];
  const target = category === 'performance' ? 99 : 100;
  const measure = `Lighthouse mobile, ${category}, at least (${found.path})`;
  return [atLeast(measure, found.scores[category], target, '')];
}
