import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually, hydrated, island, prepareSite, widths } from '../support/browser.ts';
import { press, reach } from '../support/browserHands.ts';
import { lists } from '../support/specification.ts';

const { open } = prepareSite();
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

interface Sample {
  readonly time: number;
  readonly x: number;
}

/** Where the track stands, frame by frame, for a while. */
const sample = (page: Page, milliseconds: number): Promise<Sample[]> =>
  page.locator('.strip-track').evaluate(
    (track, end) =>
      new Promise<Sample[]>((resolve) => {
        const samples: Sample[] = [];
        const start = performance.now();
        const look = () => {
          const time = performance.now();
          samples.push({ time, x: new DOMMatrix(getComputedStyle(track).transform).m41 });
          if (time - start < end) requestAnimationFrame(look);
          else resolve(samples);
        };
        requestAnimationFrame(look);
      }),
    milliseconds,
  );

/** Pixels in a second, by the line that fits all samples best. */
function speed(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, each) => sum + each, 0) / values.length;
  const time = mean(samples.map((each) => each.time));
  const x = mean(samples.map((each) => each.x));
  const covariance = mean(samples.map((each) => (each.time - time) * (each.x - x)));
  return (1000 * covariance) / mean(samples.map((each) => (each.time - time) ** 2));
}

describe.each(widths)('at %i px', (width) => {
  test('it moves 1 px every 20 ms, to the left', async () => {
    const page = await openStrip(width);
    const measured = speed(await sample(page, 2200));
    expect(measured).toBeLessThan(-50 * 0.97);
    expect(measured).toBeGreaterThan(-50 * 1.03);
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
    await twoFrames(page);
  };
  await show(0.01);
  await hydratedWithoutScrolling(page);
  for (const share of [0.03, 0.06, 0.09]) {
    await show(share);
    expect([share, await strip(page).getAttribute('class')]).toEqual([share, 'strip']);
    expect(await playState(page)).toBe('paused');
  }
  await show(0.11);
  await page.locator('.strip.visible').waitFor();
  expect(await playState(page)).toBe('running');
});

const hydratedWithoutScrolling = (page: Page) =>
  island(page, 'technology-strip').waitFor({ state: 'attached' });

/* An intersection is reported with the frame after it. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );

test('it pauses under the pointer and goes on from there', async () => {
  const page = await openStrip();
  await logos(page).hover();
  expect(await playState(page)).toBe('paused');
  const still = await sample(page, 200);
  expect(new Set(still.map(({ x }) => x)).size).toBe(1);
  await page.mouse.move(0, 0);
  expect(await playState(page)).toBe('running');
  const [after] = await sample(page, 0);
  expect(Math.abs((after?.x ?? 0) - (still[0]?.x ?? 0))).toBeLessThan(100);
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
    expect(await playState(page)).toBe('paused');
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
    expect(await playState(page)).toBe('paused');
    await page.mouse.move(0, 0);
    await reach(logos(page));
    expect(await playState(page)).toBe('paused');
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
