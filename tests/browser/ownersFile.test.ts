/** What an operator writes may be long: the pages stay in shape. */
import { expect, test } from 'vitest';
import { partnerKinds } from '#content/company.ts';
import { prepareSite } from '../support/browser/site.ts';
import { companyFileWith } from '../support/companyFiles.ts';

const long = 'W'.repeat(200);
const address = `${'a'.repeat(60)}@${'b'.repeat(60)}.example`;

const { open } = prepareSite({
  COMPANY_FILE: companyFileWith({
    name: 'Shree Siddhivinayak Digital Payments and Technologies',
    city: 'Thiruvananthapuram',
    email: { contact: address, billing: address, careers: address },
    legalDistrict: long,
    legalName: long,
    cin: 'U72900WB2020PTC123456',
    gstin: '19AAAAA0000A1Z5',
    registeredOffice: [long, '1 Example Street, Ward 42, Siliguri 734001, West Bengal'],
    contactPerson: long,
    grievanceOfficer: { name: long, email: address },
    partners: Object.fromEntries(partnerKinds.map((kind) => [kind, long])),
  }),
});

const paths = ['/', '/Contact', '/AepsPage', '/BulkSMS', '/PrivacyPolicy', '/TermCondition'];
const widths = [320, 390, 768, 1440];

test.each(paths)('%s holds long values at every width', async (path) => {
  const page = await open(path, { script: false });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => {
      const texts = document.querySelectorAll('.legal-line li, .company-details dd, .partner p');
      const cells = [...texts].filter(
        (text) =>
          text.scrollWidth > text.clientWidth || text.getBoundingClientRect().right > innerWidth,
      );
      const isWide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
      return {
        isWide,
        texts: texts.length,
        cells: cells.map((cell) => cell.className || cell.tagName),
      };
    });
    expect([width, wide]).toEqual([width, { isWide: false, texts: expect.any(Number), cells: [] }]);
    expect(wide.texts).toBeGreaterThanOrEqual(5);
  }
});

test('on a phone all details of a company stand in one column, under one another', async () => {
  const page = await open('/Contact', { script: false, width: 390 });
  const lefts = await page
    .locator('.company-details dd')
    .evaluateAll((details) => details.map((detail) => detail.getBoundingClientRect().left));
  expect(lefts.length).toBeGreaterThan(6);
  expect(new Set(lefts).size).toBe(1);
});

test.each(widths)('the name stays within the header at %d px', async (width) => {
  const page = await open('/About', { script: false });
  await page.setViewportSize({ width, height: 800 });
  const [name, header] = await Promise.all(
    ['.header .wordmark-name', '.header'].map((place) => page.locator(place).boundingBox()),
  );
  expect(name?.y).toBeGreaterThanOrEqual(header?.y ?? Number.POSITIVE_INFINITY);
  expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(
    (header?.y ?? 0) + (header?.height ?? 0),
  );
});
