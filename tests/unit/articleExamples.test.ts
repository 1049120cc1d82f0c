/** Worked examples of articles: tables are whole, totals add up, links lead somewhere, amounts are those of the cover. */
import { describe, expect, test } from 'vitest';
import type { Figure } from '#content/blog/article.ts';
import { articles } from '#content/blog/articles.ts';
import { type PostId, posts } from '#content/blog/posts.ts';
import { pages } from '#content/pages.ts';
import { rules } from '#content/rules.ts';
import { rupees } from '#content/rupees.ts';

const figures = posts.flatMap(({ id, image }) =>
  articles[id].body.flatMap((block) =>
    typeof block === 'string' ? [] : [{ id, alt: image.alt, figure: block }],
  ),
);

const ofKind = <K extends Figure['kind']>(kind: K) =>
  figures.flatMap(({ figure, ...rest }) =>
    figure.kind === kind ? [{ ...rest, ...(figure as Extract<Figure, { kind: K }>) }] : [],
  );

const inRupees = (cell = ''): number => Number(/^₹([\d,]+)$/.exec(cell)?.[1]?.replace(/,/g, ''));
const add = (sum: number, amount: number): number => sum + amount;

test.each(ofKind('table'))('$id, “$heading”: each row has a cell for each column', (table) => {
  for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
});

test.each(ofKind('table').filter(({ rows }) => rows.at(-1)?.[0] === 'Total'))(
  '$id, “$heading”: the last row is the sum of the others',
  ({ columns, rows }) => {
    const summed = columns.flatMap((_, column) => {
      const amounts = rows.map((row) => inRupees(row[column]));
      return amounts.some(Number.isNaN) ? [] : [amounts];
    });
    expect(summed.length).toBeGreaterThan(0);
    for (const amounts of summed) expect(amounts.slice(0, -1).reduce(add, 0)).toBe(amounts.at(-1));
  },
);

const samples = ofKind('code').flatMap(({ id, samples: own }) =>
  own.map((sample) => ({ id, ...sample })),
);
const scalars = (body: object = {}) =>
  new Map(Object.entries(body).filter(([, value]) => typeof value !== 'object'));

test.each(samples)('$id, “$title”: request and response agree on what both name', (sample) => {
  const answered = scalars(sample.response.body);
  const shared = [...scalars(sample.request.body)].filter(([name]) => answered.has(name));
  expect(shared.map(([name]) => [name, answered.get(name)])).toEqual(shared);
});

describe('a link in an article', () => {
  const known = new Set<string>([
    ...pages.map(({ path }) => path),
    ...posts.map(({ id }) => `/Blog?post=${id}`),
  ]);
  const links = posts.flatMap(({ id }) =>
    [...JSON.stringify(articles[id].body).matchAll(/\]\((\/[^)]*)\)/g)].map(([, to = '']) => ({
      id,
      to,
    })),
  );

  test.each(links)('of $id to $to leads to another page', ({ id, to }) => {
    expect(known).toContain(to.split('#')[0]);
    expect(to).not.toBe(`/Blog?post=${id}`);
  });
});

/** Articles whose example is the picture on their cover. */
const onCover: readonly PostId[] = [
  'which-payout-mode',
  'debited-but-no-cash',
  'chip-tap-or-swipe',
  'prepaid-card-for-staff-expenses',
  'dth-screen-blank-after-recharge',
  'fastag-refused-after-top-up',
];

test.each(onCover)('%s: a term of the sum is an amount on the cover', (post) => {
  const sums = ofKind('sum').filter(({ id }) => id === post);
  expect(sums).toHaveLength(1);
  for (const { alt, terms } of sums) {
    expect(terms.some(({ amount }) => alt.includes(rupees(Math.abs(amount))))).toBe(true);
  }
});

test('four modes: each payment of the sum is on the cover, which has no other', () => {
  const [sum] = ofKind('sum').filter(({ id }) => id === 'which-payout-mode');
  const drawn = sum?.alt.match(/₹[\d,]*\d/g) ?? [];
  expect(sum?.terms.map(({ amount }) => rupees(amount)).sort()).toEqual([...drawn].sort());
});

test('expense cards: who needs full KYC follows from the monthly loading limit', () => {
  const limit = Number(rules.smallCardLoadAMonth.value);
  const [cards] = ofKind('table').filter(
    ({ id, heading }) =>
      id === 'prepaid-card-for-staff-expenses' && heading.startsWith('Worked example'),
  );
  const weeks = (cards?.rows ?? []).map((row) => row.slice(1, 5).map(inRupees));
  const month = weeks.map((each) => each.reduce(add, 0));
  const fiveRefills = weeks.map((each, index) => (month[index] ?? 0) + Math.min(...each));
  expect(month.map((loaded) => loaded > limit)).toEqual([true, false, false]);
  expect(fiveRefills.map((loaded) => loaded > limit)).toEqual([true, true, false]);
});

test('the cash drawer: each line follows from the one before, and the advice from the lowest', () => {
  const [day] = ofKind('table').filter(
    ({ id, heading }) => id === 'cash-for-a-banking-counter' && heading.startsWith('A usual day'),
  );
  const lines = (day?.rows ?? []).map((row) => row.slice(1).map(inRupees));
  const opening = inRupees(day?.heading.split(' ').at(-1));
  lines.forEach(([received = 0, paid = 0, left], index) => {
    expect(left).toBe((lines[index - 1]?.[2] ?? opening) + received - paid);
  });
  const needed = opening - Math.min(...lines.map(([, , left = 0]) => left));
  const advice = JSON.stringify(articles['cash-for-a-banking-counter'].body);
  expect(advice).toContain(`only ${rupees(needed)} more`);
  expect(advice).toContain(`open with ${rupees(needed + Number(rules.aepsWithdrawal.value))}`);
});
