import { expect, test } from 'vitest';
import { openPrinted } from '../support/browser/print.ts';
import { prepareSite } from '../support/browser/site.ts';
import { pagesWith } from '../support/places.ts';

const site = prepareSite();

const open = (path: string, script = true) => openPrinted(site, path, script);

test('a posting printed while it still fades in is not pale', async () => {
  const page = await site.open('/Career');
  await page.emulateMedia({ media: 'print' });
  const animation = await page
    .locator('.tab-panel')
    .first()
    .evaluate((panel) => getComputedStyle(panel).animationName);
  expect(animation).toBe('none');
});

test.each([
  ['code', 'h2', 'facts', 'h2'],
  ['flow', 'h2', 'cards', 'h2'],
  ['flow', 'dt', 'checklist', 'li'],
])(
  'what stands light on a deep band of kind %s on the screen is dark on paper: %s',
  async (kind, part, other, otherPart) => {
    const [path] = pagesWith(kind, other);
    const page = await open(path);
    const [light, ordinary] = await Promise.all(
      [`.band-${kind} ${part}`, `.band-${other} ${otherPart}`].map((each) =>
        page
          .locator(each)
          .first()
          .evaluate((element) => getComputedStyle(element).color),
      ),
    );
    expect(light).toBe(ordinary);
  },
);

test.each([
  ['/?enquiry=closed', '.core .card'],
  ['/PayoutApi', '.code-sample'],
  ['/PayoutApi', '.code'],
])('on %s nothing of %s keeps the dark ground under its dark words', async (path, selector) => {
  const page = await open(path);
  const grounds = await page.locator(selector).evaluateAll((parts) =>
    parts.map((part) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(part);
      return [backgroundColor, backgroundImage];
    }),
  );
  expect(grounds.length).toBeGreaterThan(2);
  expect(grounds).toEqual(grounds.map(() => ['rgba(0, 0, 0, 0)', 'none']));
});

test.each([
  ['/About', '.card-rows > .card'],
  ['/BbpsPage', '.directory li'],
])('on %s what stands beside a drawing stands below its title on paper', async (path, items) => {
  const page = await open(path);
  const places = await page.locator(items).evaluateAll((all) =>
    all.map((item) => {
      const [title, text] = [...item.querySelectorAll('h3, p')].map((part) =>
        part.getBoundingClientRect(),
      );
      return { inline: (text?.left ?? 0) - (title?.left ?? 1), block: text?.top, title };
    }),
  );
  expect(places.length).toBeGreaterThan(3);
  for (const { inline, block, title } of places) {
    expect(inline).toBe(0);
    expect(block).toBeGreaterThanOrEqual(title?.bottom ?? 0);
  }
});

test.each([true, false])('every answer is printed, with JavaScript: %s', async (script) => {
  const page = await open('/?enquiry=closed', script);
  const panels = await page.locator('.tabs-faq .tab-panel').all();
  const visible = await Promise.all(panels.map((panel) => panel.isVisible()));
  expect(visible).toEqual(Array.from({ length: 6 }, () => true));
});

test('an article is printed as a paper: its text and sources, without what leads elsewhere', async () => {
  const page = await open('/Blog?post=which-payout-mode');
  const visible = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.filter((each) => each.checkVisibility()).length);
  expect(await visible('.article h1, .article-text > p')).toBeGreaterThan(2);
  for (const selector of [
    '.article-related',
    '.neighbours',
    '.article-share',
    '.contents',
    '.picture',
  ])
    expect([selector, await visible(selector)]).toEqual([selector, 0]);
});

test('all technologies and all points of the mission are printed, inside of the sheet', async () => {
  const page = await open('/?enquiry=closed');
  const { technologies, points, width } = await page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect());
    return {
      technologies: boxes('.strip-logos li').map(({ left, right }) => [left, right]),
      points: boxes('.tabs-mission .tab-title').length,
      width: document.documentElement.clientWidth,
    };
  });
  expect(technologies).toHaveLength(9);
  expect(points).toBe(7);
  expect(Math.min(...technologies.flat())).toBeGreaterThanOrEqual(0);
  expect(Math.max(...technologies.flat())).toBeLessThanOrEqual(width);
});
