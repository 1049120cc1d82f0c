import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { readPage } from '../support/readPage.ts';

const policies = pages.filter(({ layout }) => layout === 'policy');

describe.each(policies)('$path', ({ path }) => {
  test.each([
    'Asha & Sons <Payments>',
    'A*B*C _Pay_ `Labs`',
    '[Asha](https://evil.example)',
    '# 1. Asha \\ Co.',
  ])('shows a company named %s as it is', async (name) => {
    const $ = await readPage(createTestApp({ environment: { COMPANY_NAME: name } }), path);
    expect($('.policy-text').text()).toContain(name);
  });
});

test('a policy that rests on public rules names their sources below its text', async () => {
  const $ = await readPage(createTestApp(), '/PrivacyPolicy');
  const note = $('.policy-text + .rules-note');
  expect(note.find('h2').text()).toMatch(/^Rules as of \w+ 20\d\d$/);
  expect(note.find('li').text()).toContain('CERT-In');
});
