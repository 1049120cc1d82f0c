/** Worked examples about codes and ages, recomputed by the rules that their articles state. */
import { load } from 'cheerio';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ArticleBlock } from '#content/blog/article.ts';
import { articles } from '#content/blog/articles.ts';
import { BbpsReceiptReference } from '#views/pictures/scenes/blog/BbpsReceiptReference.tsx';
import { DebitedButNoCash } from '#views/pictures/scenes/blog/DebitedButNoCash.tsx';
import { HowAShopIsFoundOnAMap } from '#views/pictures/scenes/blog/HowAShopIsFoundOnAMap.tsx';
import { HowToReadAPan } from '#views/pictures/scenes/blog/HowToReadAPan.tsx';
import { PrepaidCardForStaffExpenses } from '#views/pictures/scenes/blog/PrepaidCardForStaffExpenses.tsx';

const tableOf = (blocks: readonly ArticleBlock[], heading: RegExp) =>
  blocks.flatMap((block) =>
    typeof block !== 'string' && block.kind === 'table' && heading.test(block.heading)
      ? block.rows
      : [],
  );

const pan = articles['how-to-read-a-pan'].body;
const entries = tableOf(pan, /six entries/);

/* The expression that the article prints; a longer entry than a PAN must not pass it. */
const [printed = ''] = /\^[^ "]*\$/.exec(JSON.stringify(pan)) ?? [];
const pattern = new RegExp(printed);

test('the printed expression takes a PAN and nothing around it', () => {
  expect(pattern.test('ABCPS1234F')).toBe(true);
  for (const typed of ['XABCPS1234F', 'ABCPS1234F1Z']) expect(pattern.test(typed)).toBe(false);
});

/* The four tests of the article, in their order. */
function verdict(typed: string): string {
  const clean = typed.replace(/[\s-]/g, '').toUpperCase();
  if (!pattern.test(clean) || !/[ABCFGHJLPT]/.test(clean.charAt(3))) {
    return 'Refused';
  }
  if (clean.charAt(4) !== 'S') return 'Accepted with a question';
  return `Accepted as ${clean}`;
}

test.each(entries)('the typed PAN %s is: %s', (typed = '', result = '') => {
  expect(entries).toHaveLength(6);
  expect(result.split(':')[0]).toBe(verdict(typed));
});

test('the specimen GSTIN contains the specimen PAN and ends in its check character', () => {
  const [gstin = ''] = /\b\d{2}[A-Z]{5}\d{4}[A-Z]\dZ\w\b/.exec(JSON.stringify(pan)) ?? [];
  expect(gstin.slice(2, 12)).toBe('ABCPS1234F');
  const sum = [...gstin.slice(0, 14)].reduce((total, character, index) => {
    const product = Number.parseInt(character, 36) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  expect(gstin.charAt(14)).toBe(((36 - (sum % 36)) % 36).toString(36).toUpperCase());
});

const family = tableOf(articles['train-tickets-for-other-people'].body, /family of four/);

test.each(family)(
  '%s is as old on 4 December 2026 as the form says',
  (_who, _said, shown, typed) => {
    expect(family).toHaveLength(4);
    const [name, born = ''] = (shown ?? '').split(', ');
    const [day = 0, month = 0, year = 0] = born.split('-').map(Number);
    const hadBirthday = month < 12 || day <= 4;
    expect(typed).toBe(`${name}, ${2026 - year - (hadBirthday ? 0 : 1)}`);
  },
);

const drawn = (scene: FunctionComponent): string => {
  const $ = load(renderToStaticMarkup(createElement(scene)), { xml: true });
  const words = $('text').toArray();
  return words.map((word) => $(word).text()).join(' ');
};

test('the covers show the codes of their articles', () => {
  expect(drawn(HowToReadAPan).replaceAll(' ', '')).toContain('ABCPS1234F');
  const [reference = ''] =
    /\b[A-Z]{2}\d{2} \d{4} [A-Z]{4} \d{4} \d{4}\b/.exec(
      JSON.stringify(articles['bbps-receipt-reference'].body),
    ) ?? [];
  expect(reference.replaceAll(' ', '')).toHaveLength(20);
  expect(drawn(BbpsReceiptReference)).toContain(reference);
});

test('the covers show the day, the shop and the holder of their articles', () => {
  const text = (id: keyof typeof articles) => JSON.stringify(articles[id].body);
  const [date = ''] = /\d+ Nov 2026/.exec(drawn(DebitedButNoCash)) ?? [];
  expect(text('debited-but-no-cash')).toContain(date.replace('Nov', 'November'));
  const listing = drawn(HowAShopIsFoundOnAMap);
  const found = text('how-a-shop-is-found-on-a-map');
  const named = tableOf(articles['how-a-shop-is-found-on-a-map'].body, /one listing/);
  expect(listing).toContain(`${named[0]?.[2]} Grocery, Durgapur`);
  expect(found).toContain(/Open until ([\d:]+ pm)/.exec(listing)?.[1]);
  expect(drawn(PrepaidCardForStaffExpenses)).toContain('Rahul');
});
