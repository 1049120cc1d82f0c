/** What must keep its shape where room is short: covers, acknowledgements, choices. */
import { describe, expect, test } from 'vitest';
import { eventually, hydrated, prepareSite } from '../support/browser.ts';
import { acknowledgement, fill, formPlaces, submitButton } from '../support/browserForms.ts';

const { open } = prepareSite();

test.each([768, 1024, 1440])(
  'the cover of the first post keeps its shape when the card is opened, at %d px',
  async (width) => {
    const page = await open('/Blog', { width, script: false, motion: 'reduce' });
    const shape = () =>
      page
        .locator('.post .picture')
        .first()
        .evaluate((cover) => cover.clientWidth / cover.clientHeight);
    await page.locator('.post summary').first().click();
    expect(await shape()).toBeCloseTo(16 / 9, 1);
  },
);

describe.each(formPlaces)('the acknowledgement of the $form form', ({ form, path, island }) => {
  test('is seen from its beginning on a phone', async () => {
    const page = await open(path, { width: 390 });
    await hydrated(page, island);
    await fill(page, form);
    await submitButton(page, form).click();
    const heading = acknowledgement(page).getByRole('heading');
    await heading.waitFor();
    const isSeen = async () => {
      const { y } = (await heading.boundingBox()) ?? { y: -1 };
      return y > 68 && y < 400;
    };
    await eventually(isSeen).toBe(true);
  });
});

test.each([
  ['/?enquiry=closed', '.tabs-mission .tab'],
  ['/PayoutApi', '.tabs-usecase .tab'],
])('every choice of %s is on the screen, whole', async (path, selector) => {
  const page = await open(path, { script: false });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const sides = await page
      .locator(selector)
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect()));
    expect(sides.length).toBeGreaterThan(4);
    expect(sides.filter(({ left, right }) => left < 16 || right > width - 16)).toEqual([]);
  }
});
