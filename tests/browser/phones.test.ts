/** What is folded or swiped on phones, and lies open everywhere else. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually, prepareSite } from '../support/browser/site.ts';

const { open } = prepareSite();

const lists = (page: Page) => page.locator('footer nav ul');
const shown = (page: Page) => lists(page).filter({ visible: true }).count();

describe('the lists of the footer', () => {
  test('are folded on a phone, and open by keyboard', async () => {
    const page = await open('/PosPage', { width: 390 });
    await eventually(() => shown(page)).toBe(0);
    const heading = page.locator('footer summary').first();
    await heading.focus();
    await page.keyboard.press('Enter');
    expect(await shown(page)).toBe(1);
    await page.keyboard.press('Tab');
    expect(await page.locator('footer nav a:focus').count()).toBe(1);
  });

  test.each([
    { width: 390, script: false },
    { width: 768, script: true },
    { width: 1440, script: true },
    { width: 1440, script: false },
  ])('are open at $width px, with JavaScript $script', async ({ width, script }) => {
    const page = await open('/PosPage', { width, script });
    expect(await shown(page)).toBe(await lists(page).count());
  });

  test('open when the phone becomes wide, where their headings are no stops of the keyboard', async () => {
    const page = await open('/PosPage', { width: 390 });
    await eventually(() => shown(page)).toBe(0);
    await page.setViewportSize({ width: 1024, height: 800 });
    await eventually(() => shown(page)).toBe(await lists(page).count());
    const stops = page.locator('footer summary:not([tabindex="-1"])');
    expect(await stops.count()).toBe(0);
  });
});

test.each([
  { width: 390, visible: false },
  { width: 768, visible: false },
  { width: 1440, visible: true },
])('at $width px it is $visible that the stops of a recharge carry their figures', async (size) => {
  const page = await open('/RechargeApi', { width: size.width });
  expect(await page.locator('.flow > picture, .flow > .picture').isVisible()).toBe(size.visible);
});

test.each([390, 1440])('at %i px the sources of rules are folded, and printed', async (width) => {
  const page = await open('/PosPage', { width });
  const sources = page.locator('.rules-note li').first();
  await eventually(() => sources.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await sources.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await page.locator('.rules-note summary').click();
  expect(await sources.isVisible()).toBe(true);
});

/* It comes folded: closing on the first screen, it would move the text below. */
test.each([true, false])(
  'the list of contents is folded on a phone and open elsewhere, with JavaScript %j',
  async (script) => {
    const page = await open('/PrivacyPolicy', { width: 390, script });
    const list = page.locator('.contents ol');
    expect(await list.isVisible()).toBe(false);
    await page.locator('.contents summary').press('Enter');
    expect(await list.isVisible()).toBe(true);
    await page.locator('.contents summary').press('Enter');
    await page.setViewportSize({ width: 1024, height: 800 });
    await eventually(() => list.isVisible()).toBe(true);
  },
);

describe.each([
  ['/?enquiry=closed', '.digital'],
  ['/Blog?post=which-payout-mode', '.related'],
])('%s: the row %s', (path, selector) => {
  test('shows the edge of its second on a phone, and scrolls by keys', async () => {
    const page = await open(path, { width: 390 });
    const row = page.locator(`${selector}.swipe-row`);
    await row.scrollIntoViewIfNeeded();
    const { left, right } = await row.locator(':scope > :nth-child(2)').evaluate((second) => {
      const box = second.getBoundingClientRect();
      return { left: box.left, right: box.right };
    });
    expect(left).toBeLessThanOrEqual(390 - 40);
    expect(right).toBeGreaterThan(390);
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await eventually(() => row.evaluate(({ scrollLeft }) => scrollLeft > 0)).toBe(true);
  });

  test('is no stop of the keyboard where all of it is in sight', async () => {
    const page = await open(path, { width: 1440 });
    const row = page.locator(`${selector}.swipe-row`);
    expect(await row.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    expect(await row.getAttribute('tabindex')).toBe(null);
  });
});

describe('a table on a phone', () => {
  const rows = (page: Page) =>
    page.locator('.band-table tbody tr').evaluateAll((all) =>
      all.map((row) => {
        const { left, top } = row.getBoundingClientRect();
        return { left: Math.round(left), top: Math.round(top) };
      }),
    );

  test('of short cells keeps its columns, all of them in sight', async () => {
    const page = await open('/PanUtiPage', { width: 390 });
    const [first, second] = await rows(page);
    expect(second?.left).toBe(first?.left);
    const table = page.locator('.band-table .table');
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(await table.locator('thead').isVisible()).toBe(true);
  });

  test('of a policy has its columns below each other, at full width', async () => {
    const page = await open('/DataUserPolicy', { width: 390 });
    await page.locator('.policy-text .fold:has(table) > summary').click();
    const cells = await boxes(page, '.policy-text .fold tbody tr:first-child > *');
    expect(cells).toHaveLength(3);
    expect(new Set(cells.map(({ left, right }) => right - left)).size).toBe(1);
  });

  test.each(['/MatmPage', '/PrepaidCard'])(
    'that compares three things has them side by side, all in sight: %s',
    async (path) => {
      const page = await open(path, { width: 390 });
      await expectLevel(page, '.table tbody tr', 'td');
    },
  );

  test('names its rows on lines of their own, and its columns once', async () => {
    const page = await open('/PrepaidCard', { width: 390 });
    const [table] = await boxes(page, '.table tbody');
    const names = await boxes(page, '.table tbody th');
    expect(names).toHaveLength(4);
    for (const { left, right } of names) expect([left, right]).toEqual([table?.left, table?.right]);
    expect(await page.locator('.table thead th').allTextContents()).toHaveLength(3);
  });

  test.each(['/OperatorFinder'])(
    'of longer cells has its cases below each other: %s',
    async (path) => {
      const page = await open(path, { width: 390 });
      const [first, second] = await rows(page);
      expect(second?.left).toBe(first?.left);
      expect(second?.top).toBeGreaterThan(first?.top ?? 0);
    },
  );
});

const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );

/** In each row three cells stand side by side, none of them behind the edge. */
async function expectLevel(page: Page, rows: string, cell: string): Promise<void> {
  for (const row of await page.locator(rows).all()) {
    const cells = await row.locator(cell).evaluateAll((all) =>
      all.map((element) => {
        const { left, right, top } = element.getBoundingClientRect();
        return { left, right, top: Math.round(top) };
      }),
    );
    expect(cells).toHaveLength(3);
    expect(new Set(cells.map(({ top }) => top)).size).toBe(1);
    expect(new Set(cells.map(({ left }) => left)).size).toBe(3);
    expect(Math.max(...cells.map(({ right }) => right))).toBeLessThanOrEqual(390);
  }
}

test.each(['/TravelApi', '/PanCardApi'])(
  '%s: outcomes stand one below the other on a phone',
  async (path) => {
    const page = await open(path, { width: 390 });
    const cases = await boxes(page, '.outcomes > *');
    expect(new Set(cases.map(({ left }) => left)).size).toBe(1);
    for (const [index, { top }] of cases.slice(1).entries()) {
      expect(top).toBeGreaterThanOrEqual(cases[index]?.bottom ?? Number.POSITIVE_INFINITY);
    }
  },
);

test.each(['/AepsPage'])(
  '%s: on a phone each term of the facts stands above its detail',
  async (path) => {
    const page = await open(path, { width: 390 });
    const terms = await boxes(page, '.facts dt');
    const details = await boxes(page, '.facts dd:not(.facts-figure)');
    expect(terms).not.toEqual([]);
    for (const [index, { left, bottom }] of terms.entries()) {
      expect(details[index]?.left).toBe(left);
      expect(details[index]?.top).toBeGreaterThanOrEqual(bottom);
    }
  },
);

test.each(['/AepsPage', '/RechargeApi'])(
  '%s: the closing call covers the call at hand',
  async (path) => {
    const page = await open(path, { width: 390 });
    await page.locator('.band-call .button').scrollIntoViewIfNeeded();
    const [last, call] = await boxes(page, '.page-bands > :nth-last-child(2), .band-call');
    expect(call?.top).toBeCloseTo(last?.bottom ?? 0, 0);
    const link = page.locator('.call-at-hand a');
    await link.focus();
    const isSeen = await link.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === element;
    });
    expect(isSeen).toBe(true);
  },
);

test('on a phone the arrow of a post stands beside its date, and its topics are high enough for a thumb', async () => {
  const page = await open('/Blog', { width: 390 });
  const parts = '.posts > :first-child .post > :is(.post-facts, h2, .post-arrow)';
  const [date, title, arrow] = await boxes(page, parts);
  expect(arrow?.left).toBeGreaterThanOrEqual(date?.right ?? 0);
  expect(arrow?.bottom).toBeLessThanOrEqual(title?.top ?? 0);
  for (const { top, bottom } of await boxes(page, '.blog-topics a')) {
    expect(bottom - top).toBeGreaterThanOrEqual(40);
  }
});

test('on a phone the topics of the blog are one row, with the chosen one in sight', async () => {
  const page = await open('/Blog?topic=payout', { width: 390 });
  const topics = await boxes(page, '.blog-topics a');
  expect(new Set(topics.map(({ top }) => top)).size).toBe(1);
  const [chosen] = await boxes(page, '.blog-topics [aria-current]');
  expect(chosen?.right).toBeLessThanOrEqual(390);
});

/* The arrow is drawn by a pseudo-element, which has no box to ask for: the stop that it belongs to and its margins say where it runs. */
test.each([
  ['/RechargeApi', { from: 2, to: 1 }],
  ['/AepsPage', { from: 1, to: 0 }],
])(
  '%s: on a phone the way back runs from the stop that failed to the one that gets it',
  async (path, { from, to }) => {
    const page = await open(path, { width: 390 });
    const line = await page.locator('.flow li[data-when]').evaluate((stop) => {
      const { height, marginBottom, borderRightStyle } = getComputedStyle(stop, '::after');
      const bottom = stop.getBoundingClientRect().bottom - Number.parseFloat(marginBottom);
      return { top: bottom - Number.parseFloat(height), bottom, borderRightStyle };
    });
    expect(line.borderRightStyle).toBe('dashed');
    const stops = await boxes(page, '.flow-stop');
    const near = (a: number, b: number) => Math.abs(a - b) < 8;
    expect({
      from: stops.findIndex(({ top }) => near(top, line.bottom)),
      to: stops.findIndex(({ bottom }) => near(bottom, line.top)),
    }).toEqual({ from, to });
  },
);

test('on a phone the hanging arrow of an outcome pulls no words out of its lines', async () => {
  const page = await open('/BbpsPage', { width: 390 });
  const kept = page.locator('.outcomes dd .keep-together');
  const indents = await kept.evaluateAll((all) =>
    all.map((words) => getComputedStyle(words).textIndent),
  );
  expect(new Set(indents)).toEqual(new Set(['0px']));
});
