import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { posts } from '#content/blog/posts.ts';
import { eventually, prepareSite, widths } from '../support/browser.ts';
import { hands, press } from '../support/browserHands.ts';

const { open } = prepareSite();
const fade = (page: Page) => page.locator('.blog');
const opacity = (page: Page) =>
  fade(page).evaluate((element) => Number(getComputedStyle(element).opacity));

describe.each([true, false])('the fade, with JavaScript %j', (script) => {
  test('is transparent for 300 ms and opaque after it', async () => {
    const page = await open('/Blog', { script });
    const { timing, at } = await fade(page).evaluate((element) => {
      const [motion] = element.getAnimations();
      motion?.pause();
      const { delay, iterations, endTime } = motion?.effect?.getComputedTiming() ?? {};
      const end = Number(endTime);
      const at = [0, 150, 299, 300 + (end - 300) / 2, end].map((time) => {
        if (motion) motion.currentTime = time;
        return Number(getComputedStyle(element).opacity);
      });
      return { timing: { delay, iterations }, at };
    });
    expect(timing).toEqual({ delay: 300, iterations: 1 });
    expect(at.slice(0, 3)).toEqual([0, 0, 0]);
    expect(at[3]).toBeGreaterThan(0);
    expect(at[4]).toBe(1);
  });

  test('ends by itself', async () => {
    const page = await open('/Blog', { script });
    await eventually(() => opacity(page)).toBe(1);
  });

  test('is left out where motion is not wanted', async () => {
    const page = await open('/Blog', { script, motion: 'reduce' });
    expect(await fade(page).evaluate((element) => element.getAnimations().length)).toBe(0);
    expect(await opacity(page)).toBe(1);
  });
});

describe.each(widths)('at %i px', (width) => {
  test.each(hands)(
    'the arrow shows the full description and hides it again, by %s',
    async (hand) => {
      const page = await open('/Blog', {
        width,
        script: hand !== 'touch',
        touch: hand === 'touch',
      });
      const [post] = posts;
      const card = page.locator(`#${post?.id}`);
      const arrow = card.locator('summary');
      const seen = async () => (await card.innerText()).replace(/\s+/g, ' ');
      expect(await seen()).not.toContain(post?.description);
      await press(hand, arrow);
      await eventually(seen).toContain(post?.description);
      await press(hand, arrow);
      await eventually(seen).not.toContain(post?.description);
    },
  );
});

test('thirty cards have each a picture, one date label, a title and an arrow', async () => {
  const page = await open('/Blog', { script: false });
  const cards = page.getByRole('article');
  expect(await cards.count()).toBe(30);
  const labels = await page.locator('.post-date').allTextContents();
  expect(new Set(labels).size).toBe(1);
  expect(labels).toHaveLength(30);
  expect(await cards.locator('img, h2, summary').count()).toBe(90);
});

test.each([768, 960, 1024, 1280])(
  'at %i px an opened card grows alone, and all other rows stay as they were',
  async (width) => {
    const page = await open('/Blog', { width, script: false, motion: 'reduce' });
    const cards = page.locator('.post');
    const measure = () =>
      cards.evaluateAll((all) =>
        all.map((card) => ({
          top: card.getBoundingClientRect().top + scrollY,
          height: card.clientHeight,
        })),
      );
    for (const opened of [2, 6, 28]) {
      const before = await measure();
      await cards.nth(opened).locator('summary').click();
      const after = await measure();
      const isRow = (index: number) => before[index]?.top === before[opened]?.top;
      const grown = after.flatMap(({ height }, index) => {
        const was = before[index]?.height ?? 0;
        return height > was || (height < was && !isRow(index)) ? [index] : [];
      });
      expect(grown).toEqual([opened]);
      await cards.nth(opened).locator('summary').click();
    }
  },
);

test.each([1248, 1440])(
  'at %i px the arrow of the first card stays under the pointer',
  async (width) => {
    const page = await open('/Blog', { width, script: false, motion: 'reduce' });
    const arrow = page.locator('.post summary').first();
    const place = () =>
      arrow.evaluate((element) => {
        const { x, y } = element.getBoundingClientRect();
        return { x: x + scrollX, y: y + scrollY };
      });
    const before = await place();
    await arrow.click();
    const after = await place();
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1);
  },
);

test.each([768, 960, 1024, 1440])(
  'at %i px the rest of an opened post follows as its next paragraph',
  async (width) => {
    const page = await open('/Blog', { width, script: false, motion: 'reduce' });
    await page.locator('.post details').evaluateAll((all) => {
      for (const each of all) (each as HTMLDetailsElement).open = true;
    });
    /* The first has its rest below the cover. */
    const gaps = await page.locator('li:not(:first-child) > .post').evaluateAll((cards) =>
      cards.map((card) => {
        const beginning = document.createRange();
        beginning.selectNodeContents(card.querySelector('.post-beginning') ?? card);
        const rest = card.querySelector('.post-rest p')?.getBoundingClientRect().top ?? 0;
        return rest - beginning.getBoundingClientRect().bottom;
      }),
    );
    expect(gaps).toHaveLength(29);
    expect(gaps.filter((gap) => gap < 0 || gap > 24)).toEqual([]);
  },
);

test.each([1025, 1280, 1920])(
  'at %i px the halves of the opened first post begin under its cover and under its title',
  async (width) => {
    const page = await open('/Blog', { width, script: false, motion: 'reduce' });
    const post = page.locator('.post').first();
    await post.locator('summary').click();
    const leftOf = async (part: string) => (await post.locator(part).boundingBox())?.x ?? 0;
    const [first, second, title] = await Promise.all(
      ['.post-rest span:first-child', '.post-rest span:last-child', 'h2'].map(leftOf),
    );
    expect(second).toBeCloseTo(title ?? Number.NaN, 0);
    expect(first).toBeLessThan((second ?? 0) - 300);
  },
);
