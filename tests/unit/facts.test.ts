/** A list of facts is scanned by its figures, so that a row without one among others would not be read. */
import { expect, test } from 'vitest';
import { pages } from '#content/pages.ts';

const lists = pages.flatMap((page) =>
  page.layout === 'api' || page.layout === 'service'
    ? page.content.sections.flatMap((section) =>
        section.kind === 'facts'
          ? [{ path: page.path, heading: section.heading, rows: section.rows }]
          : [],
      )
    : [],
);

test('there are lists of facts', () => {
  expect(lists.length).toBeGreaterThan(5);
});

test.each(lists)('$path: each row of “$heading” has a figure, or none has', ({ rows }) => {
  const figures = rows.filter(({ figure }) => figure !== undefined);
  expect([0, rows.length]).toContain(figures.length);
});
