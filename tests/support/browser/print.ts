/** Pages as they come out of a printer. */
import type { Page } from 'playwright';
import type { Site } from './site.ts';

/** Opens an address of the site as it is printed. */
export async function openPrinted(site: Site, path: string, script = true): Promise<Page> {
  const page = await site.open(path, { script });
  await page.emulateMedia({ media: 'print' });
  return page;
}

/** How many sheets of A4 a page takes, by the page objects in Chromium's PDF. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** A page on paper, for a visitor whose screen is dark: how its content is printed, and what is printed beside it. */
export async function onPaper(page: Page) {
  const visible = (selector: string) => page.locator(selector).filter({ visible: true });
  const inkOf = () => page.locator('main').evaluate((main) => getComputedStyle(main).color);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const ink = await inkOf();
  const headings = await visible('h1, h2').count();
  const extras = await visible('.header, .footer, dialog, .side-navigation').count();
  const { opacities, words } = await page.locator('main').evaluate((main: HTMLElement) => ({
    opacities: [...main.children].map((each) => getComputedStyle(each).opacity),
    words: main.innerText.split(/\s+/).length,
  }));
  await page.emulateMedia({ media: null, colorScheme: 'light' });
  return { ink, screenInk: await inkOf(), headings, extras, opacities, words };
}

/** How many parts of a page can be seen that only serve to be clicked. */
export const clickableParts = (page: Page): Promise<number> =>
  page.locator('.header, .footer, .share, .actions').filter({ visible: true }).count();
