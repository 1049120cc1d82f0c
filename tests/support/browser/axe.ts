import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import { settled } from './view.ts';

/* The very version that the package of the builder depends on; its own copy is three times as long, and sent twice. */
const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The two looks that are checked: the light scheme on a desktop, and the dark one on a phone. */
export const looks = [
  { scheme: 'light', width: 1280, height: 800 },
  { scheme: 'dark', width: 390, height: 844 },
] as const;

/** Changes the size and the scheme of a page without reloading it, so that its state stays. */
export async function look(page: Page, { scheme, width, height }: (typeof looks)[number]) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: scheme });
  await settled(page);
}

/* What may differ between two looks at the same content. All other rules ask about names, roles and structure. */
const rulesOfLook = [
  'color-contrast',
  'link-in-text-block',
  'meta-viewport',
  'scrollable-region-focusable',
  'target-size',
];

/* Reading axe costs as much as some of its rules, and it stays in a document for every further question. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/**
 * What violates WCAG 2.0 to 2.2, A or AA, or axe's best practices: the rule, and where.
 * @param asked all rules, or those whose answer depends on the size and the scheme
 */
export async function violations(page: Page, asked: 'all' | 'look' = 'all'): Promise<string[]> {
  /* Below the sticky header part of a target is covered, as long as nobody scrolls on. */
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await settled(page);
  await bringAxe(page);
  /* Without frames on the site, the simpler mode finds the same and needs no second page. What passed is not asked
     for: listing it takes as long as the rules do. */
  const axe = new AxeBuilder({ page, axeSource: ';' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations: found } = await (asked === 'all'
    ? axe.withTags(tags)
    : axe.withRules(rulesOfLook)
  ).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
