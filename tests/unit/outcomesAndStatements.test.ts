/** What a status means is said under each of its terms, and a statement agrees with the calls of its page. */
import { expect, test } from 'vitest';
import { pages } from '#content/pages.ts';

const sections = pages.flatMap((page) =>
  page.layout === 'api' || page.layout === 'service'
    ? page.content.sections.map((section) => ({ path: page.path, section, page }))
    : [],
);

const outcomes = sections.flatMap(({ path, section }) =>
  section.kind === 'outcomes' ? [{ path, ...section }] : [],
);

test.each(outcomes)('each outcome on $path has a detail for each term', ({ terms, outcomes }) => {
  expect(outcomes.length).toBeGreaterThan(3);
  for (const { name, details } of outcomes) expect(details, name).toHaveLength(terms.length);
});

const statements = sections.flatMap(({ path, section, page }) =>
  section.kind === 'statement' ? [{ path, ...section, content: JSON.stringify(page.content) }] : [],
);

test('the payout page has a statement', () =>
  expect(statements.map(({ path }) => path)).toEqual(['/PayoutApi']));

test.each(statements)(
  'the statement on $path ends at the balance that its call returns',
  (each) => {
    const total = each.entries.reduce((sum, { amount }) => sum + amount, each.opening.balance);
    expect(each.content).toContain(`"balance":${total}`);
  },
);

test.each(statements)('what failed on $path comes back in full', ({ entries }) => {
  const [sent, returned] = entries.slice(-2);
  expect(returned?.amount).toBe(-(sent?.amount ?? 0));
});
