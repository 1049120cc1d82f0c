/** The header's and the footer's navigation, derived from the page table. */
import type { IconName } from './iconName.ts';
import { listedApiPages, moneyTransferPage } from './pages/apiPages.ts';
import { fintechPages } from './pages/fintechPages.ts';
import { itPages } from './pages/itPages.ts';
import { type MenuGroup, menuGroups } from './pages/page.ts';
import { policyPages } from './pages/policyPages.ts';
import { vasPages } from './pages/vasPages.ts';
import { type Path, pages } from './pages.ts';

export interface PageLink {
  readonly title: string;
  readonly link: Path;
}

export interface MenuItem extends PageLink {
  readonly line: string;
  readonly icon: IconName;
}

/** A direct link, and the pages that are marked in it though it does not lead to them. */
interface DirectLink extends PageLink {
  readonly covers?: readonly Path[];
}

export type MenuEntry =
  | DirectLink
  | {
      readonly title: MenuGroup;
      readonly items: readonly MenuItem[];
      /** The pages that belong to it: those that it lists and some that it does not. */
      readonly family: readonly Path[];
    };

function itemsOf(group: MenuGroup): MenuItem[] {
  return pages.flatMap((page) =>
    (page.menu ?? [])
      .filter((place) => place.group === group)
      .map(({ label, line, icon }) => ({ title: label, link: page.path, line, icon })),
  );
}

/* A dropdown lists some pages of these areas; all of them belong to it. */
const areas: Partial<Record<MenuGroup, readonly { readonly path: Path }[]>> = {
  'API Service': [moneyTransferPage],
  FinTech: fintechPages,
};

function familyOf(group: MenuGroup): Path[] {
  const area = areas[group] ?? [];
  return [...itemsOf(group).map(({ link }) => link), ...area.map(({ path }) => path)];
}

const linkTo = ({ name, path }: { readonly name: string; readonly path: Path }): PageLink => ({
  title: name,
  link: path,
});

/** The header from left to right. */
export const headerMenu: readonly MenuEntry[] = [
  { title: 'Home', link: '/' },
  ...menuGroups.map((group) => ({
    title: group,
    items: itemsOf(group),
    family: familyOf(group),
  })),
  { title: 'Blog', link: '/Blog', covers: ['/SubscribePopup'] },
  { title: 'Contact', link: '/Contact' },
];

export const aboutLinks: readonly MenuItem[] = itemsOf('About');

export const legalLinks: readonly PageLink[] = policyPages.map(linkTo);

/** A heading of the footer with the links below it. */
export interface LinkGroup {
  readonly heading: string;
  readonly links: readonly PageLink[];
}

/** The links of the footer, below or beside what it says of the company. */
export const footerGroups: readonly LinkGroup[] = [
  { heading: 'APIs', links: [...listedApiPages, moneyTransferPage].map(linkTo) },
  { heading: 'FinTech', links: fintechPages.map(linkTo) },
  { heading: 'Software', links: itPages.map(linkTo) },
  { heading: 'SMS and lookups', links: vasPages.map(linkTo) },
  {
    heading: 'About',
    links: [
      ...aboutLinks,
      { title: 'Blog', link: '/Blog' },
      { title: 'Subscribe', link: '/SubscribePopup' },
    ],
  },
  { heading: 'Legal', links: legalLinks },
];

/** The API page entries of the side navigation, with their covers (docs/behaviour.md, "What the pages show"). */
export const apiEntries = listedApiPages.map(({ path, name, content }) => ({
  name,
  link: path,
  cover: content.picture,
}));
