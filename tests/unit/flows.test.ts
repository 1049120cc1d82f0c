/** Money on its way: what one stop loses the next gains, and the sum is that of the page's picture. */
import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';

const flows = pages.flatMap((page) =>
  page.layout === 'api' || page.layout === 'service'
    ? page.content.sections.flatMap((section) =>
        section.kind === 'flow'
          ? [{ path: page.path, stops: section.stops, alt: page.content.picture.alt }]
          : [],
      )
    : [],
);

/** A signed number, from "−₹1,00,000" or "+NPR 24,000". */
function amountOf(change: string): number {
  const [, sign, digits] = /^([+−])(?:₹|NPR )([\d,]+)$/.exec(change) ?? [];
  if (!sign || !digits) throw new Error(`not an amount with its sign: ${change}`);
  return Number(digits.replaceAll(',', '')) * (sign === '+' ? 1 : -1);
}

const changesOf = (stop: (typeof flows)[number]['stops'][number] | undefined) =>
  stop?.entries.map(({ change }) => change) ?? [];

test('some pages show the way of the money', () => expect(flows.length).toBeGreaterThan(5));

describe.each(flows)('on $path', ({ stops, alt }) => {
  const first = changesOf(stops.at(0));
  const last = changesOf(stops.at(-1));

  test('the first stop only pays and the last only receives', () => {
    expect(first.map((change) => Math.sign(amountOf(change)))).toEqual([-1]);
    expect(last.map((change) => Math.sign(amountOf(change)))).toEqual([1]);
  });

  test('no stop between them gains or loses by it', () => {
    for (const stop of stops.slice(1, -1)) {
      const amounts = changesOf(stop).map(amountOf);
      expect(amounts).toContain(amountOf(first[0] ?? ''));
      expect(amounts.reduce((sum, amount) => sum + amount)).toBe(0);
    }
  });

  test('each stop but the last says how the money goes on', () => {
    expect(stops.map(({ onward }) => onward !== undefined)).toEqual([
      ...stops.slice(1).map(() => true),
      false,
    ]);
  });

  test('both ends stand in the picture too', () => {
    for (const change of [...first, ...last]) expect(alt).toContain(change.slice(1));
  });
});
