/** What must keep its shape where room is short: covers, acknowledgements, choices. */
import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { acknowledgement, fill, formPlaces, submitButton } from '../support/browser/forms.ts';
import { eventually, hydrated, prepareSite } from '../support/browser/site.ts';

const { open } = prepareSite();

test.each([768, 1024, 1440])(
  'the covers of posts and articles keep their shape, at %d px',
  async (width) => {
    for (const [path, cover] of [
      ['/Blog', '.post .picture'],
      ['/Blog?topic=pan', '.post .picture'],
      ['/Blog?post=how-to-read-a-pan', '.article .picture'],
    ] as const) {
      const page = await open(path, { width, script: false });
      const shape = await page
        .locator(cover)
        .first()
        .evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight);
      expect([path, shape.toFixed(1)]).toEqual([path, (16 / 9).toFixed(1)]);
    }
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

test('four facts beside a picture are in two even rows', async () => {
  const page = await open('/TravelApi', { width: 1440, script: false });
  const tops = await page
    .locator('.pictured .facts > div')
    .evaluateAll((facts) => facts.map((fact) => Math.round(fact.getBoundingClientRect().top)));
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(2);
});

test('a link whose words stay together is underlined as others are', async () => {
  const page = await open('/Blockchain', { script: false });
  const words = page.locator('.questions a > .keep-together');
  expect(await words.evaluate((span) => getComputedStyle(span).textDecorationLine)).toBe(
    'underline',
  );
});

test.each([390, 900, 1440])('no figure of a row breaks at %i px', async (width) => {
  const page = await open('/RechargeApi', { width, script: false });
  const lines = await page.locator('.proof dd').evaluateAll((figures) =>
    figures.map((figure) => {
      const text = document.createRange();
      text.selectNodeContents(figure);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(lines).toEqual([1, 1, 1]);
});

test.each(['/Blockchain', '/OperatorFinder'])(
  '%s: no band has an empty box below its lead',
  async (path) => {
    const page = await open(path);
    expect(await page.locator('.band-body:empty').filter({ visible: true }).count()).toBe(0);
  },
);

/* How near what follows the head of a section comes to it, in px, where it is below it. */
const nearest = (heads: (HTMLElement | SVGElement)[]): number[] =>
  heads.flatMap((head) => {
    const next = head.nextElementSibling?.getBoundingClientRect();
    const { bottom, left, right } = head.getBoundingClientRect();
    const isBelow = next && next.height > 0 && next.left < right && next.right > left;
    return isBelow ? [Math.round(next.top - bottom)] : [];
  });

test.each(pages.filter(({ layout }) => layout === 'api' || layout === 'service'))(
  'what follows the head of a section of $path keeps its distance',
  async ({ path }) => {
    const page = await open(path, { script: false });
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const gaps = await page.locator('.band-head').evaluateAll(nearest);
      expect(gaps.length).toBeGreaterThan(2);
      expect([width, gaps.filter((gap) => gap < 16)]).toEqual([width, []]);
    }
  },
);
