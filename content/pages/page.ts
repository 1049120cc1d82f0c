import type { IconName } from '../iconName.ts';
import type { Policy } from '../policies/policy.ts';
import type { ServiceContent } from '../services/serviceContent.ts';

/** The dropdowns of the header, in their order (docs/behaviour.md, "What the pages show"). */
export const menuGroups = ['About', 'API Service', 'FinTech', 'IT Service', 'Vas Service'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** One line of a dropdown. A page may appear in a menu more than once. */
export interface MenuPlace {
  readonly group: MenuGroup;
  readonly label: string;
  readonly line: string;
  readonly icon: IconName;
}

interface PageFacts {
  readonly path: `/${string}`;
  /** What the page is called in menus, breadcrumbs and lists. */
  readonly name: string;
  /** For `<title>`, before the company's name: at most 48 characters. */
  readonly title: string;
  /** For search results: 120 to 155 characters. */
  readonly description: string;
  /** The day on which the content last changed, `YYYY-MM-DD`. */
  readonly lastChanged: string;
  readonly menu?: readonly MenuPlace[];
}

/** What a layout needs in addition to the facts that every page has. */
interface LayoutContent {
  readonly home: object;
  readonly about: object;
  readonly careers: object;
  readonly blog: object;
  readonly contact: object;
  readonly subscribe: object;
  readonly api: { readonly content: ServiceContent };
  readonly service: { readonly content: ServiceContent };
  readonly policy: { readonly policy: Policy };
}

export type Layout = keyof LayoutContent;

/** A page with a given layout. */
export type PageOf<L extends Layout> = PageFacts & { readonly layout: L } & LayoutContent[L];

/** A page of the site. Its layout determines its view and the content that the view needs. */
export type Page = { [L in Layout]: PageOf<L> }[Layout];
