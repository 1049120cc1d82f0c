import { describe, expect, test } from 'vitest';
import { partnerKinds } from '#content/company.ts';
import { partnerSection, partnerTexts } from '#content/partners.ts';
import type { Section } from '#content/sections.ts';

const prose: Section = { kind: 'prose', heading: 'About', paragraphs: ['Text.'] };
const checklist: Section = { kind: 'checklist', heading: 'Documents', items: ['PAN'] };
const facts: Section = { kind: 'facts', heading: 'Limits', rows: [] };
const flow: Section = {
  kind: 'flow',
  heading: 'Money',
  amount: 100,
  stops: [],
  back: '',
  cast: { name: 'recharge-cast', alt: '' },
};

test('the partner is named where the money moves, or else where the terms are', () => {
  expect(partnerSection([prose, checklist, facts, flow, prose])).toBe(flow);
  expect(partnerSection([prose, checklist, facts])).toBe(facts);
  expect(partnerSection([prose, checklist])).toBe(checklist);
  expect(partnerSection([checklist, prose])).toBe(checklist);
  expect(partnerSection([prose])).toBe(prose);
  expect(partnerSection([])).toBeUndefined();
});

test('a section may be marked as the place for it', () => {
  const marked: Section = { ...checklist, namesPartner: true };
  expect(partnerSection([facts, marked, flow])).toBe(marked);
});

describe.each(partnerKinds)('the sentence on %s', (kind) => {
  const { heading, unnamed, text } = partnerTexts[kind];

  test('names the partner', () => {
    expect(text('Example Bank Ltd')).toContain('Example Bank Ltd');
  });

  test('without a name, refers to the agreement', () => {
    expect(unnamed).toMatch(/^the .* named in your agreement$/);
  });

  test('claims nothing that only the partner or the regulator may say', () => {
    expect(`${heading} ${text(unnamed)}`).not.toMatch(
      /\b(?:RBI|Reserve Bank|approved|certified|guarantee|safe|wallet|deposit|interest)/i,
    );
  });
});
