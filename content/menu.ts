/** The header's and the footer's navigation, derived from the page table. */
import type { IconName } from './icon.ts';
import { listedApiPages } from './pages/apiPages.ts';
import { type MenuGroup, menuGroups } from './pages/page.ts';
import { policyPages } from './pages/policyPages.ts';
import { type Path, pages } from './pages.ts';

export interface MenuItem {
  readonly title: string;
  readonly link: Path;
  readonly line: string;
  readonly icon: IconName;
}

export type MenuEntry =
  | { readonly title: string; readonly link: Path }
  | { readonly title: MenuGroup; readonly items: readonly MenuItem[] };

function itemsOf(group: MenuGroup): MenuItem[] {
  return pages.flatMap((page) =>
    (page.menu ?? [])
      .filter((place) => place.group === group)
      .map(({ label, line, icon }) => ({ title: label, link: page.path, line, icon })),
  );
}

/** The header from left to right. */
export const headerMenu: readonly MenuEntry[] = [
  { title: 'Home', link: '/' },
  ...menuGroups.map((group) => ({ title: group, items: itemsOf(group) })),
  { title: 'Blog', link: '/Blog' },
  { title: 'Contact', link: '/Contact' },
];

export const aboutLinks: readonly MenuItem[] = itemsOf('About');

export const legalLinks = policyPages.map(({ path, name }) => ({ title: name, link: path }));

/** The API page entries of the side navigation, with their covers (docs/behaviour.md, "What the pages show"). */
export const apiEntries = listedApiPages.map(({ path, name, content }) => ({
  name,
  link: path,
  cover: content.picture,
}));
