import { companyPages } from '#content/pages/companyPages.ts';
import type { Page } from '#content/pages/page.ts';
import type { Site } from '../site.ts';
import type { BreadcrumbList } from './vocabulary.ts';

const [home] = companyPages;

/** The way from the home page to a page. The menus in between are not pages, so they are not steps. */
export function breadcrumbs(page: Page, { origin }: Site): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: home.name, item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: page.name, item: `${origin}${page.path}` },
    ],
  };
}
