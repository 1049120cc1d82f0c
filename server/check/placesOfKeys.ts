import { pages } from '#content/pages.ts';
import { readPageState } from '#content/urlState.ts';
import type { Manifest } from '../assets/manifest.ts';
import { companyKeys } from '../config/companyKeys.ts';
import { companyOf } from '../config/companyOf.ts';
import { type CompanySettings, withSetting } from '../config/companySettings.ts';
import type { Config } from '../config/config.ts';
import { createSite } from '../pages/createSite.ts';
import { renderPage } from '../pages/render.tsx';

/**
 * Where each key of the owner's file shows. Every page is rendered for a company whose details are marks, and the
 * marks are looked for, so that nobody has to keep a list.
 * @returns the paths of the pages, by key; nothing for the brand, which is in the build
 */
export function placesOfKeys(config: Config, manifest: Manifest): ReadonlyMap<string, string[]> {
  const shown = companyKeys.filter((key) => !key.startsWith('brand.'));
  const marks = new Map(shown.map((key, index) => [key, markOf(key, index)]));
  let settings: CompanySettings = {};
  for (const [key, mark] of marks) {
    settings = withSetting(settings, key, key === 'registeredOffice' ? [mark] : mark);
  }
  const site = createSite({ ...config, company: companyOf(settings) }, manifest, 'http://x', 2000);
  const rendered = pages.map((page) => ({
    path: page.path,
    html: renderPage(site, { page, state: readPageState(page.path, new URLSearchParams()) }),
  }));
  return new Map(
    [...marks].map(([key, mark]) => [
      key,
      rendered.filter(({ html }) => html.includes(mark)).map(({ path }) => path),
    ]),
  );
}

/* Text that a page shows as it is, whatever is done to phone numbers, addresses and Markdown. */
const markOf = (key: string, index: number): string =>
  /phone/.test(key) ? `${9_000_000_000 + index}` : `mark${index}x`;
