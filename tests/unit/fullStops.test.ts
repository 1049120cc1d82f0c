/** Full stops: the entries of one list or column end alike, and an entry of two sentences ends with one. */
import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import type { Section } from '#content/sections.ts';

/** The lists and columns of a section, each with its entries. */
function listsOf(section: Section): readonly (readonly string[])[] {
  switch (section.kind) {
    case 'facts':
      return [
        section.rows.map(({ detail }) => detail),
        section.rows.flatMap(({ figure }) => figure ?? []),
      ];
    case 'checklist':
      return [section.items];
    case 'plans':
      return section.plans.map(({ rows }) => rows.map(({ detail }) => detail));
    case 'table':
      return section.columns.map((_, column) => section.rows.map((row) => row[column] ?? ''));
    case 'outcomes':
      return section.terms.map((_, term) =>
        section.outcomes.map(({ details }) => details[term] ?? ''),
      );
    default:
      return [];
  }
}

const lists = pages.flatMap((page) =>
  page.layout === 'api' || page.layout === 'service'
    ? page.content.sections.flatMap((section) =>
        listsOf(section).map((entries) => ({ path: page.path, heading: section.heading, entries })),
      )
    : [],
);

const isQuestion = (entry: string) => entry.endsWith('?');
const endsWithStop = (entry: string) => entry.endsWith('.');
const hasTwoSentences = (entry: string) => /[.?!] \S/.test(entry);

describe('in lists and columns of service pages', () => {
  test('an entry of two sentences ends with a full stop', () => {
    const open = lists.flatMap(({ path, entries }) =>
      entries
        .filter((entry) => hasTwoSentences(entry) && !endsWithStop(entry))
        .map((entry) => `${path}: ${entry}`),
    );
    expect(open).toEqual([]);
  });

  test('all entries end alike', () => {
    const mixed = lists
      .filter(
        ({ entries }) => new Set(entries.filter((e) => !isQuestion(e)).map(endsWithStop)).size > 1,
      )
      .map(({ path, heading }) => `${path}: ${heading}`);
    expect(mixed).toEqual([]);
  });

  test('there are lists to read', () => {
    expect(lists.length).toBeGreaterThan(60);
  });
});
