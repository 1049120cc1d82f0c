/** How the sections of a page share bands, which one is dark, and that comparisons compare the same. */
import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import type { Section } from '#content/sections.ts';
import { bandsOf, deepSection } from '#views/sections/bandsOf.ts';

const prose: Section = { kind: 'prose', heading: 'Prose', paragraphs: [] };
const steps: Section = { kind: 'steps', heading: 'Steps', steps: [] };
const flow: Section = {
  kind: 'flow',
  heading: 'Flow',
  amount: 1,
  stops: [],
  back: '',
  cast: { name: 'recharge-cast', alt: '' },
};

test('a section that is marked so shares the band of the one before it', () => {
  const second: Section = { ...prose, heading: 'Second', beside: true };
  expect(bandsOf([steps, second, flow])).toEqual([[steps, second], [flow]]);
});

describe('dark ground', () => {
  test('goes to the flow of money before the steps', () => {
    expect(deepSection([steps, flow])).toBe(flow);
  });

  test('goes to the section that is marked for it', () => {
    const marked: Section = { ...steps, deep: true };
    expect(deepSection([flow, marked])).toBe(marked);
  });

  test('is left out where no section deserves it', () => {
    expect(deepSection([prose])).toBeUndefined();
  });
});

const comparisons = pages.flatMap((page) =>
  page.layout === 'service'
    ? page.content.sections.flatMap((section) => (section.kind === 'plans' ? [section] : []))
    : [],
);

test('the kinds of a product are compared by the same points, in the same order', () => {
  expect(comparisons.length).toBeGreaterThan(0);
  for (const { plans } of comparisons) {
    const points = plans.map(({ rows }) => rows.map(({ term }) => term));
    for (const each of points) expect(each).toEqual(points[0]);
  }
});
