import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { allPosts, articleAddress } from '#content/blog/findPost.ts';
import { listings } from '#content/listings.ts';
import { pages } from '#content/pages.ts';
import { exchange } from '../support/exchange.ts';
import { sharedApp } from '../support/sharedApp.ts';

const app = sharedApp();

async function suggestionsAt(path: string) {
  const { status, text } = await exchange(app, { path });
  expect(status).toBe(404);
  const $ = load(text);
  return $('.suggestions a')
    .toArray()
    .map((link) => $(link).attr('href'));
}

test.each([
  ['/blogs', ['/Blog']],
  ['/contact-us', ['/Contact']],
  ['/Carrer', ['/Career']],
  ['/privacy-policy.html', ['/PrivacyPolicy']],
  ['/terms', ['/TermCondition']],
  ['/sms', ['/BulkSMS']],
  ['/money-transfer', ['/DmtPage']],
  ['/services/payout-api', ['/PayoutApi']],
  ['/recharge', ['/RechargeApi', '/RechargeApplication']],
  ['/rech', ['/RechargeApi', '/RechargeApplication']],
  ['/pan%20card', ['/PanCardApi', '/PanUtiPage']],
])('%s suggests %j first', async (path, expected) => {
  expect((await suggestionsAt(path)).slice(0, expected.length)).toEqual(expected);
});

test('an article is suggested by its id or its title, wherever it was looked for', async () => {
  for (const post of allPosts) {
    for (const lost of [
      `/blog/${post.id}`,
      `/${post.id}.html`,
      `/${encodeURIComponent(post.title)}`,
    ])
      expect([lost, await suggestionsAt(lost)]).toEqual([
        lost,
        expect.arrayContaining([articleAddress(post)]),
      ]);
  }
});

test('one wrong, missing or swapped letter still leads to the page', async () => {
  for (const { path } of pages.filter(({ path }) => path.length > 5)) {
    const [start, letter, next, rest] = [path.slice(0, 3), path[3], path[4], path.slice(5)];
    for (const typed of [
      `${start}x${next}${rest}`,
      start + next + rest,
      start + next + letter + rest,
    ]) {
      if (typed === path) continue;
      expect([typed, (await suggestionsAt(typed))[0]]).toEqual([typed, path]);
    }
  }
});

test.each(['/nothing', '/wp-admin.php', '/x', '/%F0%9F%98%80', `/${'recharge-'.repeat(900)}`])(
  '%.30s suggests at most three pages that exist',
  async (path) => {
    const suggested = await suggestionsAt(path);
    expect(suggested.length).toBeLessThanOrEqual(3);
    for (const each of suggested) expect(listings.map(({ address }) => address)).toContain(each);
  },
);

test.each(['/foo', '/wp', '/x.php'])('%s is like no page, and suggests none', async (path) => {
  expect(await suggestionsAt(path)).toEqual([]);
});

test('other errors suggest nothing', async () => {
  const { text } = await exchange(app, { path: '/About', method: 'DELETE' });
  expect(load(text)('.suggestions')).toHaveLength(0);
});
