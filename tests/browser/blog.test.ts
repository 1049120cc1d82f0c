import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { posts } from '#content/blog/posts.ts';
import { hands, press } from '../support/browser/hands.ts';
import { eventually, prepareSite, widths } from '../support/browser/site.ts';

const { open } = prepareSite();
const fade = (page: Page) => page.locator('.blog');
const opacity = (page: Page) =>
  fade(page).evaluate((element) => Number(getComputedStyle(element).opacity));

describe.each([true, false])('the fade, with JavaScript %j', (script) => {
  test('is transparent for 300 ms and opaque after it', async () => {
    const page = await open('/Blog', { script, motion: 'no-preference' });
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
    const page = await open('/Blog', { script, motion: 'no-preference' });
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
    'the arrow of a card leads to its article, and back to the card, by %s',
    async (hand) => {
      const page = await open('/Blog', {
        width,
        script: hand !== 'touch',
        touch: hand === 'touch',
      });
      const post = posts[4];
      await press(
        hand,
        page.locator(`#${post.id}`).getByRole('link', { name: `Read “${post.title}”` }),
      );
      await page.waitForURL(`**/Blog?post=${post.id}`);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/order ID/i);
      await page.goto(`/Blog#${post.id}`);
      await eventually(() =>
        page.locator(`#${post.id}`).evaluate((card) => {
          const { top, bottom } = card.getBoundingClientRect();
          return top >= 0 && bottom > 0 && top < innerHeight;
        }),
      ).toBe(true);
    },
  );
});

test.each(widths)(
  'at %i px a card begins with its cover, and its arrow ends the line of its topic',
  async (width) => {
    const page = await open('/Blog', { width, script: false });
    /* On phones only the first is large. */
    const card = page.locator('article').nth(width < 640 ? 0 : 1);
    const [whole, cover, facts, arrow] = await Promise.all(
      [card, ...['.picture', '.post-facts', '.post-arrow'].map((part) => card.locator(part))].map(
        (part) => part.boundingBox(),
      ),
    );
    const middle = (box: typeof arrow) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect((cover?.y ?? 0) - (whole?.y ?? 0)).toBeLessThanOrEqual(1);
    expect(Math.abs(middle(arrow) - middle(facts))).toBeLessThan(8);
  },
);

test('all of a card can be clicked', async () => {
  const page = await open('/Blog', { script: false });
  await page
    .locator('.post')
    .nth(3)
    .click({ position: { x: 40, y: 40 } });
  await page.waitForURL(`**/Blog?post=${posts[3].id}`);
});

test('thirty cards have each a picture, one date label, a title and an arrow', async () => {
  const page = await open('/Blog', { script: false });
  const cards = page.getByRole('article');
  expect(await cards.count()).toBe(30);
  const labels = await page.locator('.post-date').allTextContents();
  expect(new Set(labels).size).toBe(1);
  expect(labels).toHaveLength(30);
  expect(await cards.locator('img, h2, a').count()).toBe(90);
});

describe.each([true, false])('the posts after the first nine, with JavaScript %j', (script) => {
  const shown = (page: Page) => page.getByRole('article').count();

  test('wait with it, and are there without it', async () => {
    const page = await open('/Blog', { script });
    expect(await shown(page)).toBe(script ? 9 : 30);
    expect(await page.getByRole('link', { name: /^Show 21 more/ }).count()).toBe(script ? 1 : 0);
  });

  test('are shown by an address that names one of them, which is in sight', async () => {
    const last = posts[29];
    const page = await open(`/Blog#${last.id}`, { script });
    expect(await shown(page)).toBe(30);
    const card = page.locator(`#${last.id}`);
    await eventually(() =>
      card.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight + 1;
      }),
    ).toBe(true);
  });
});

test.each([390, 1440])(
  'at %i px a link shows all posts, and going back nine again',
  async (width) => {
    const page = await open('/Blog', { width });
    const more = page.getByRole('link', { name: 'Show 21 more articles' });
    await more.focus();
    await more.press('Enter');
    await page.waitForURL('**/Blog#more-articles');
    expect(await page.getByRole('article').count()).toBe(30);
    expect(await more.isVisible()).toBe(false);
    /* The keyboard goes on at the first of the new ones. */
    await page.keyboard.press('Tab');
    const next = page.getByRole('link', { name: `Read “${posts[9].title}”` });
    expect(await next.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await next.evaluate((link) => link.getBoundingClientRect().top > 0)).toBe(true);
    await page.goBack();
    await eventually(() => page.getByRole('article').count()).toBe(9);
  },
);

test('a printed list has all posts', async () => {
  const page = await open('/Blog', { motion: 'reduce' });
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('article').count()).toBe(30);
  expect(await page.locator('.posts-more').isVisible()).toBe(false);
});

test.each([390, 768, 1440])('at %i px every topic can be chosen and unchosen', async (width) => {
  const page = await open('/Blog', { width, script: false });
  const topics = page.getByRole('navigation', { name: 'Topics' });
  await topics.getByRole('link', { name: 'Blockchain' }).click();
  await page.waitForURL('**/Blog?topic=blockchain');
  expect(await page.getByRole('article').count()).toBe(2);
  await topics.getByRole('link', { name: 'All' }).click();
  await page.waitForURL('**/Blog');
  expect(await page.getByRole('article').count()).toBe(30);
});

test('an article copies its address, and says so', async () => {
  const page = await open('/Blog?post=which-payout-mode');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = page.getByRole('link', { name: 'Copy link' });
  const address = await copy.getAttribute('href');
  await copy.click();
  await page.getByRole('link', { name: 'Link copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  expect(address).toMatch(/\/Blog\?post=which-payout-mode$/);
});
