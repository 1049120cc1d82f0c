import type { BreadcrumbList } from 'schema-dts';
import type { Page } from '#content/pages/page.ts';
import type { Site } from '../site.ts';

/** The way to a page from the home page. The menus between them are no pages, so they are no steps. */
export function breadcrumbs(page: Page, { origin }: Site): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: page.name, item: `${origin}${page.path}` },
    ],
  };
}
