/** Pages as they come out of a printer. */
import type { Page } from 'playwright';
import type { Site } from './browser.ts';

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
