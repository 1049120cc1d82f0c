import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { postings } from '#content/careers/postings.ts';
import { faq } from '#content/faq.ts';
import { mission } from '#content/home/mission.ts';
import { payoutUseCases } from '#content/services/payoutUseCases.ts';
import { focused, hands, press, reach } from '../support/browser/hands.ts';
import {
  eventually,
  hydrated,
  type OpenOptions,
  prepareSite,
  widths,
} from '../support/browser/site.ts';

const { open } = prepareSite();

/** The widgets that show one of several: where they are, how the URL names the choice, and how many there are. */
const choices = [
  {
    island: 'mission',
    path: '/?enquiry=closed',
    parameter: 'mission',
    slugs: slugsOf(mission.points),
    count: 7,
  },
  {
    island: 'faq',
    path: '/?enquiry=closed',
    parameter: 'faq',
    slugs: slugsOf(faq.items),
    count: 6,
  },
  {
    island: 'use-cases',
    path: '/PayoutApi',
    parameter: 'usecase',
    slugs: slugsOf(payoutUseCases),
    count: 5,
  },
  {
    island: 'careers',
    path: '/Career',
    parameter: 'job',
    slugs: postings.map(({ id }) => id),
    count: 2,
  },
];

function slugsOf(items: readonly { readonly slug: string }[]): string[] {
  return items.map(({ slug }) => slug);
}

describe.each(choices)('$parameter', ({ island, path, parameter, slugs, count }) => {
  const tab = (page: Page, slug = '') => page.locator(`#${parameter}-tab-${slug}`);
  const panels = (page: Page) => page.locator(`.tabs-${parameter} > .tab-panel:visible`);
  const shown = async (page: Page) =>
    (await panels(page).evaluateAll((all) => all.map(({ id }) => id))).join();
  const panelOf = (slug = '') => `${parameter}-panel-${slug}`;
  const chosen = (page: Page) => new URL(page.url()).searchParams.get(parameter);
  const [first = '', second = ''] = slugs;
  const last = slugs.at(-1) ?? '';

  const openTabs = async ({ width = 1280, touch = false, fresh = false }: OpenOptions = {}) => {
    const page = await open(path, { width, touch, fresh });
    await hydrated(page, island);
    return page;
  };

  test('has its fixed number of choices, the first shown', async () => {
    const page = await open(path, { script: false });
    expect(slugs).toHaveLength(count);
    expect(await shown(page)).toBe(panelOf(first));
    expect(await tab(page, first).getAttribute('aria-current')).toBe('true');
  });

  describe.each(widths)('at %i px', (width) => {
    test.each(hands)('without JavaScript a link shows another, by %s', async (hand) => {
      const page = await open(path, { width, script: false, touch: hand === 'touch' });
      await press(hand, tab(page, last));
      await page.waitForURL((url) => url.searchParams.get(parameter) === last);
      expect(await shown(page)).toBe(panelOf(last));
      expect(await tab(page, last).getAttribute('aria-current')).toBe('true');
      /* The fragment brings it back onto the screen. */
      const top = () => panels(page).evaluate((panel) => panel.getBoundingClientRect().top);
      await eventually(async () => Math.abs(await top())).toBeLessThan(844);
    });

    test.each(['mouse', 'touch'] as const)(
      'with it a tab shows another in place, by %s',
      async (hand) => {
        const page = await openTabs({ width, touch: hand === 'touch' });
        await press(hand, tab(page, last));
        await eventually(() => shown(page)).toBe(panelOf(last));
        expect(await tab(page, last).getAttribute('aria-selected')).toBe('true');
        await eventually(() => chosen(page)).toBe(last);
        await press(hand, tab(page, first));
        await eventually(() => chosen(page)).toBeNull();
      },
    );

    test('with it the keyboard moves along the tabs and into the panel', async () => {
      const page = await openTabs({ width });
      await reach(tab(page, first));
      for (const [key, slug] of [
        ['ArrowDown', second],
        ['ArrowUp', first],
        ['ArrowLeft', last],
        ['ArrowRight', first],
        ['End', last],
        [' ', last],
        ['Home', first],
      ] as const) {
        await page.keyboard.press(key);
        await eventually(async () => [await focused(page), await shown(page)]).toEqual([
          `${parameter}-tab-${slug}`,
          panelOf(slug),
        ]);
      }
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(panelOf(first));
    });
  });

  test('hydrated, it is a list of tabs of which one can be reached, each with its panel', async () => {
    const page = await openTabs();
    const list = page.locator(`.tabs-${parameter}`).getByRole('tablist');
    expect(await list.getAttribute('aria-label')).not.toBe('');
    const tabs = await list.getByRole('tab').evaluateAll((all) =>
      all.map((each) => ({
        stop: (each as HTMLElement).tabIndex,
        selected: each.ariaSelected,
        panel: document.getElementById(each.getAttribute('aria-controls') ?? '')?.role,
        back:
          document
            .getElementById(each.getAttribute('aria-controls') ?? '')
            ?.getAttribute('aria-labelledby') === each.id,
      })),
    );
    const others = Array(count - 1).fill({
      stop: -1,
      selected: 'false',
      panel: 'tabpanel',
      back: true,
    });
    expect(tabs).toEqual([{ stop: 0, selected: 'true', panel: 'tabpanel', back: true }, ...others]);
  });

  test('the choice adds no entry to the history, and survives reload, back and forward', async () => {
    /* A history ends at fifty entries, and then never grows. */
    const page = await openTabs({ fresh: true });
    const before = await page.evaluate(() => history.length);
    await tab(page, last).click();
    await eventually(() => chosen(page)).toBe(last);
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.reload();
    await eventually(() => shown(page)).toBe(panelOf(last));
    await page.goto('/About');
    await page.goBack();
    await eventually(() => shown(page)).toBe(panelOf(last));
  });

  test('Alt with an arrow is left to the browser, and a click with Control opens a tab of its own', async () => {
    const page = await openTabs();
    await tab(page, first).focus();
    await page.keyboard.press('Control+ArrowRight');
    expect(await shown(page)).toBe(panelOf(first));
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      tab(page, last).click({ modifiers: ['Control'] }),
    ]);
    await other.waitForURL(new RegExp(`[?&]${parameter}=`));
    expect(await shown(other)).toBe(panelOf(last));
    await other.close();
    expect(await shown(page)).toBe(panelOf(first));
  });
});

test('each point of the mission has a picture of its own', async () => {
  const page = await open('/?enquiry=closed');
  await hydrated(page, 'mission');
  const pictures = new Set<string | null>();
  for (const { slug } of mission.points) {
    await page.locator(`#mission-tab-${slug}`).click();
    const picture = page.locator('.tabs-mission .tab-panel:visible img');
    await eventually(() =>
      picture.evaluate((img: HTMLImageElement) => img.naturalWidth),
    ).toBeGreaterThan(0);
    pictures.add(await picture.getAttribute('src'));
  }
  expect(pictures.size).toBe(7);
});
