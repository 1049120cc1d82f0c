/** Which page names which regulated partner, and how. */
import { describe, expect, test } from 'vitest';
import { partnerKinds } from '#content/company.ts';
import { pages } from '#content/pages.ts';
import { partnerTexts } from '#content/partners.ts';
import { companyFileWith, example } from '../support/companyFiles.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { readPage } from '../support/readPage.ts';
import { sharedApp } from '../support/sharedApp.ts';
import { spaced } from '../support/spaced.ts';

/** Typed again, so that no page loses its partner by accident. */
const pagesOf = {
  banking: ['/AepsPage', '/DmtPage', '/MatmPage', '/PayoutApi'],
  billPayment: ['/BbpsPage'],
  prepaid: ['/PrepaidCard'],
  travel: ['/TravelApi'],
  pan: ['/PanCardApi', '/PanUtiPage'],
  remittance: ['/IndoNepal'],
  cards: ['/PosPage'],
  messaging: ['/BulkSMS'],
} as const;

const named = createTestApp({ environment: { COMPANY_FILE: companyFileWith(example) } });
const bare = sharedApp();

describe.each(partnerKinds)('the partner for %s', (kind) => {
  const { heading, text, unnamed } = partnerTexts[kind];

  test.each(pagesOf[kind])('is on %s, once, by name', async (path) => {
    const note = (await readPage(named, path))('.partner');
    expect(note).toHaveLength(1);
    expect(note.find('h3').text()).toBe(heading);
    expect(spaced(note.find('p').text())).toBe(text(example.partners[kind]));
  });

  test.each(pagesOf[kind])('is on %s in neutral words while nobody has named it', async (path) => {
    const note = (await readPage(bare, path))('.partner');
    expect(spaced(note.find('p').text())).toBe(text(unnamed));
    expect(note.text()).toContain('named in your agreement');
  });
});

test('no other page speaks of one', async () => {
  const listed: readonly string[] = Object.values(pagesOf).flat();
  for (const { path } of pages.filter((page) => !listed.includes(page.path))) {
    expect((await readPage(bare, path))('.partner')).toHaveLength(0);
  }
});
