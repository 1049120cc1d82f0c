import type { Dial, DialTerm } from '#content/dial.ts';

export interface Calculation {
  /** One for each term, in rupees. */
  readonly amounts: readonly number[];
  readonly result: number;
}

/** Works out the lines of a sum for a position of its dial. A share is rounded to paise. */
export function calculate(terms: readonly DialTerm[], n: number): Calculation {
  const amounts: number[] = [];
  let paise = 0;
  for (const term of terms) {
    const amount = paiseOf(term, n, paise);
    amounts.push(amount / 100);
    paise += amount;
  }
  return { amounts, result: paise / 100 };
}

/* Whole paise, because fractions of a rupee do not add up in binary. */
function paiseOf(term: DialTerm, n: number, before: number): number {
  if ('amount' in term) return Math.round(term.amount * 100);
  if ('each' in term) return Math.round(term.each * n * 100);
  return Math.round((before * term.share) / 100);
}

/** Where the bar of a line begins and how wide it is, in hundredths of the width that all have. */
export interface Bar {
  readonly start: number;
  readonly width: number;
}

interface Bars {
  /** One for each term; each begins where the one before it ends. */
  readonly terms: readonly Bar[];
  readonly result: Bar;
  /** Where nothing is. */
  readonly zero: number;
}

/**
 * The lines of a sum as bars. Their scale holds the most that any position of the dial reaches, so that only what is
 * turned moves. Zero is at its left end, unless some line of this position goes below it.
 */
export function barsOf(terms: readonly DialTerm[], dial: Dial, n: number): Bars {
  const { amounts, result } = calculate(terms, n);
  const at = levels(amounts);
  const reached = [dial.least, dial.most].flatMap((end) => levels(calculate(terms, end).amounts));
  const floor = Math.min(...at);
  const span = Math.max(...at, ...reached) - floor || 1;
  const bar = (from: number, to: number): Bar => ({
    start: ((Math.min(from, to) - floor) / span) * 100,
    width: (Math.abs(to - from) / span) * 100,
  });
  return {
    terms: amounts.map((amount, index) => bar(at[index] ?? 0, (at[index] ?? 0) + amount)),
    result: bar(0, result),
    zero: bar(0, 0).start,
  };
}

/* What has come together before each line and after the last, from zero. */
function levels(amounts: readonly number[]): readonly number[] {
  const reached = [0];
  for (const amount of amounts) reached.push((reached.at(-1) ?? 0) + amount);
  return reached;
}
