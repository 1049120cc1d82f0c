import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { posts } from '#content/blog/posts.ts';
import { prepareSite, widths } from '../support/browser.ts';
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
    await expect.poll(() => opacity(page), { timeout: 5000 }).toBe(1);
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
      const whole = card.getByText(post?.description ?? '', { exact: true });
      expect(await whole.isVisible()).toBe(false);
      await press(hand, arrow);
      expect(await whole.isVisible()).toBe(true);
      expect(await card.locator('.post-excerpt').isVisible()).toBe(false);
      await press(hand, arrow);
      expect(await whole.isVisible()).toBe(false);
      expect(await card.locator('.post-excerpt').isVisible()).toBe(true);
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
