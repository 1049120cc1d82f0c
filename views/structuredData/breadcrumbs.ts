import type { Page } from '#content/pages/page.ts';
import type { Site } from '../site.ts';
import type { BreadcrumbList } from './vocabulary.ts';

/** The way to a page from the home page. The menus between them are no pages, so they are no steps. */
export function breadcrumbs(page: Page, { origin }: Site): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: page.name, item: `${origin}${page.path}` },
    ],
  };
}
