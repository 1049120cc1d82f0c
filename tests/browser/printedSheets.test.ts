/** How much paper a page takes. */
import { describe, expect, test } from 'vitest';
import { postings } from '#content/careers/postings.ts';
import { openPrinted, sheetsOf } from '../support/browser/print.ts';
import { prepareSite } from '../support/browser/site.ts';

const address = 'jobs@company.example';
const site = prepareSite({ CAREERS_EMAIL: address });
const open = (path: string, script = true) => openPrinted(site, path, script);

describe.each([true, false])('with JavaScript: %s', (script) => {
  test.each(postings)(
    'the posting $id prints on one or two sheets, with the careers address',
    async ({ id, jobDescription }) => {
      const page = await open(`/Career?job=${id}`, script);
      expect(await page.getByRole('link', { name: address }).first().isVisible()).toBe(true);
      for (const { descriptionTitle } of jobDescription) {
        expect(
          await page.getByRole('heading', { name: descriptionTitle }).first().isVisible(),
        ).toBe(true);
      }
      expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
    },
  );
});

test('a printed /Contact says how to reach the company, on one sheet and without a form', async () => {
  const page = await open('/Contact');
  expect(await page.locator('form:visible').count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Reach us directly' }).isVisible()).toBe(true);
  expect(await page.getByRole('heading', { name: 'USA' }).isVisible()).toBe(true);
  expect(await sheetsOf(page)).toBe(1);
});
