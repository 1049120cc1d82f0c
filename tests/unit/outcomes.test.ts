/** What a status means is said under each of its terms. */
import { expect, test } from 'vitest';
import { pages } from '#content/pages.ts';

const sections = pages.flatMap((page) =>
  page.layout === 'api' || page.layout === 'service'
    ? page.content.sections.map((section) => ({ path: page.path, section }))
    : [],
);

const outcomes = sections.flatMap(({ path, section }) =>
  section.kind === 'outcomes' ? [{ path, ...section }] : [],
);

test.each(outcomes)('each outcome on $path has a detail for each term', ({ terms, outcomes }) => {
  expect(outcomes.length).toBeGreaterThan(3);
  for (const { name, details } of outcomes) expect(details, name).toHaveLength(terms.length);
});
