import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import { settled } from './browserView.ts';

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

/** What violates WCAG 2.0 to 2.2, A or AA, or axe's best practices: the rule, and where. */
export async function violations(page: Page): Promise<string[]> {
  await settled(page);
  /* Without frames on the site, the simpler mode finds the same and needs no second page. What passed is not asked
     for: listing it takes as long as the rules do. */
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
