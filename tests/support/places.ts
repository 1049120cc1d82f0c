/** The addresses that are looked at in a browser. */
import { listings } from '#content/listings.ts';
import { pages } from '#content/pages.ts';

/** Every page, as it is found. */
const own = pages.map(({ path }) => path);

/* What a page shows in place of its own, such as another job; the first of each page stands for its layout. */
const further = pages.map(({ path }) =>
  listings.flatMap((listing) =>
    listing.path === path && listing.address !== path ? [listing.address] : [],
  ),
);

/** Pages in a state of their own layout. */
const states = ['/?enquiry=closed', '/Career?apply=open', '/Blog?q=upi', '/NoSuchPage'];

/** Whatever has a layout of its own: it is asked everything. */
export const places: readonly string[] = [
  ...own,
  ...further.flatMap((addresses) => addresses.slice(0, 1)),
  ...states,
];

/** What differs from one of those in its words and pictures alone: it is asked less. */
export const similarPlaces: readonly string[] = [
  ...further.flatMap((addresses) => addresses.slice(1)),
  '/?enquiry=closed#faq',
  '/PayoutApi?usecase=vendor-payments',
  '/Blog?topic=pan',
  '/Blog?q=nothingatall',
];

/** The page of the page table that an address leads to, if there is one. */
export const pageOf = (address: string) =>
  pages.find(({ path }) => path === address.replace(/[?#].*/s, ''));

/**
 * The service pages that have a section of each of some kinds: which page has one is up to its words.
 * @throws if none has
 */
export function pagesWith(...kinds: readonly string[]): readonly [string, ...string[]] {
  const [first, ...others] = pages.flatMap((page) => {
    if (page.layout !== 'api' && page.layout !== 'service') return [];
    const present = new Set<string>(page.content.sections.map(({ kind }) => kind));
    return kinds.every((kind) => present.has(kind)) ? [page.path] : [];
  });
  if (first === undefined) throw new Error(`No page has sections of the kinds ${kinds}.`);
  return [first, ...others];
}
