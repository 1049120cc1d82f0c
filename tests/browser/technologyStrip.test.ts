import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { press, reach } from '../support/browser/hands.ts';
import {
  alive,
  eventually,
  hydrated,
  prepareSite,
  type Site,
  widths,
} from '../support/browser/site.ts';
import { lists } from '../support/specification.ts';

const site = prepareSite();
const open: Site['open'] = (path, options) =>
  site.open(path, { motion: 'no-preference', ...options });
const home = '/?enquiry=closed';
const strip = (page: Page) => page.locator('.strip');
const logos = (page: Page) => page.locator('.strip-window');
const playState = (page: Page) =>
  page.locator('.strip-track').evaluate((track) => getComputedStyle(track).animationPlayState);

async function openStrip(width: number = 1280): Promise<Page> {
  const page = await open(home, { width });
  await hydrated(page, 'technology-strip');
  await strip(page).scrollIntoViewIfNeeded();
  await page.locator('.strip.visible').waitFor();
  return page;
}

/** How far the animation of the track has come, in milliseconds. */
const timeOf = (page: Page): Promise<number> =>
  page
    .locator('.strip-track')
    .evaluate((track) => Number(track.getAnimations()[0]?.currentTime ?? Number.NaN));

describe.each(widths)('at %i px', (width) => {
  test('it moves 1 px every 20 ms, to the left', async () => {
    const page = await openStrip(width);
    const { rate, places } = await page.locator('.strip-track').evaluate((track) => {
      const [motion] = track.getAnimations();
      motion?.pause();
      const places = [0, 20, 1000, 5000].map((time) => {
        if (motion) motion.currentTime = time;
        return new DOMMatrix(getComputedStyle(track).transform).m41;
      });
      return { rate: motion?.playbackRate, places };
    });
    expect(rate).toBe(1);
    const expected = [0, -1, -50, -250].map((place) => expect.closeTo(place, 1));
    expect(places).toEqual(expected);
  });

  test('it moves by itself', async () => {
    const page = await openStrip(width);
    expect(await playState(page)).toBe('running');
    const before = await timeOf(page);
    await eventually(() => timeOf(page)).toBeGreaterThan(before);
  });

  test('it loops without a jump: the copy takes the place of the original', async () => {
    const page = await openStrip(width);
    const jump = await page.locator('.strip-track').evaluate((track) => {
      const [motion] = track.getAnimations();
      const [first, copy] = [...track.children].map((list) => list.getBoundingClientRect().left);
      const length = Number(motion?.effect?.getComputedTiming().duration);
      const at = (time: number) => {
        if (motion) motion.currentTime = time;
        return new DOMMatrix(getComputedStyle(track).transform).m41;
      };
      motion?.pause();
      return { before: at(length - 1), after: at(length), loop: (copy ?? 0) - (first ?? 0) };
    });
    expect(jump.after - jump.before).toBeCloseTo(jump.loop, 0);
    expect(jump.loop).toBeGreaterThan(1000);
  });
});

test('it starts when a tenth of it is on the screen, and not before', async () => {
  const page = await open(home);
  const { y, height } = (await strip(page).boundingBox()) ?? { y: 0, height: 0 };
  const show = async (share: number) => {
    const top = y + share * height - 800;
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    const seen = await shareSeen(page);
    await eventually(async () => Math.abs((await seen()) - share)).toBeLessThan(0.01);
  };
  await show(0.01);
  await alive(page, 'technology-strip');
  for (const share of [0.03, 0.06, 0.09]) {
    await show(share);
    expect([share, await strip(page).getAttribute('class')]).toEqual([share, 'strip']);
    expect(await playState(page)).toBe('paused');
  }
  await show(0.11);
  await page.locator('.strip.visible').waitFor();
  await eventually(() => playState(page)).toBe('running');
});

/**
 * Begins to observe the strip as the widget does, but later: what the widget is told of the same frame has reached it
 * before. Gives a function that reads the share that was seen, NaN until then.
 */
async function shareSeen(page: Page): Promise<() => Promise<number>> {
  const seen = await strip(page).evaluateHandle((element) => {
    const result = { share: Number.NaN };
    new IntersectionObserver(([entry], observer) => {
      result.share = entry?.intersectionRatio ?? 0;
      observer.disconnect();
    }).observe(element);
    return result;
  });
  return () => seen.evaluate(({ share }) => share);
}

test('it pauses under the pointer and goes on from there', async () => {
  const page = await openStrip();
  const track = page.locator('.strip-track');
  const motion = await track.evaluateHandle((element) => element.getAnimations()[0]);
  await logos(page).hover();
  await eventually(() => playState(page)).toBe('paused');
  const still = await timeOf(page);
  expect(await timeOf(page)).toBe(still);
  await page.mouse.move(0, 0);
  await eventually(() => playState(page)).toBe('running');
  await eventually(() => timeOf(page)).toBeGreaterThan(still);
  /* A new animation would begin at the start. */
  expect(await track.evaluate((each, old) => each.getAnimations()[0] === old, motion)).toBe(true);
});

test.each(['mouse', 'touch', 'keyboard'] as const)(
  'its button stops and starts it, by %s',
  async (hand) => {
    const page = await open(home, {
      touch: hand === 'touch',
      width: hand === 'touch' ? 390 : 1280,
    });
    await hydrated(page, 'technology-strip');
    await press(hand, page.getByRole('button', { name: 'Stop the logos' }));
    const start = page.getByRole('button', { name: 'Move the logos' });
    await start.waitFor();
    await eventually(() => playState(page)).toBe('paused');
    await press(hand, start);
    await eventually(() => playState(page)).toBe('running');
  },
);

/** Pixels in a second, by the length of a round and the time that it takes. */
const speedByStyle = (page: Page) =>
  page.locator('.strip-track').evaluate((track) => {
    const seconds = Number.parseFloat(getComputedStyle(track).animationDuration);
    return track.getBoundingClientRect().width / 2 / seconds;
  });

describe('without JavaScript', () => {
  test.each(widths)('more technologies move at the same speed, at %i px', async (width) => {
    const page = await open(home, { script: false, width });
    await page.locator('.strip-logos').evaluateAll((lists) => {
      for (const list of lists) {
        for (const logo of [...list.children].slice(0, 3)) list.append(logo.cloneNode(true));
      }
    });
    expect(await page.locator('.strip-logos').first().getByRole('listitem').count()).toBe(12);
    expect(await speedByStyle(page)).toBeCloseTo(50, 1);
  });

  test('it moves at the same speed, and stops under the pointer and the focus', async () => {
    const page = await open(home, { script: false });
    expect(await speedByStyle(page)).toBeCloseTo(50, 1);
    expect(await playState(page)).toBe('running');
    await logos(page).hover();
    await eventually(() => playState(page)).toBe('paused');
    await page.mouse.move(0, 0);
    await eventually(() => playState(page)).toBe('running');
    await reach(logos(page));
    await eventually(() => playState(page)).toBe('paused');
  });

  test('assistive technology meets each technology once', async () => {
    const page = await open(home, { script: false });
    const names = await strip(page).getByRole('listitem').allTextContents();
    expect(names).toEqual(lists['nine technologies']);
  });
});

test.each([true, false])(
  'reduced motion shows all nine at rest, with JavaScript %j',
  async (script) => {
    const page = await open(home, { script, motion: 'reduce', width: 390 });
    expect(
      await page.locator('.strip-track').evaluate((track) => track.getAnimations().length),
    ).toBe(0);
    const places = await strip(page)
      .locator('li:visible')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
    expect(places).toHaveLength(9);
    expect(Math.min(...places.flat())).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places.flat())).toBeLessThanOrEqual(390);
  },
);
