import { articleAddress, type Post } from '#content/blog/findPost.ts';
import { companyPages } from '#content/pages/companyPages.ts';
import type { Page } from '#content/pages/page.ts';
import type { Site } from '../site.ts';
import type { BreadcrumbList } from './vocabulary.ts';

const [home] = companyPages;

/**
 * The way from the home page to a page. The menus in between are not pages, so they are not steps.
 * @param post whose article the page shows
 */
export function breadcrumbs(page: Page, post: Post | undefined, { origin }: Site): BreadcrumbList {
  const steps = [
    { name: home.name, address: home.path },
    { name: page.name, address: page.path },
    ...(post === undefined ? [] : [{ name: post.shortTitle, address: articleAddress(post) }]),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + address,
    })),
  };
}
