import { blogSearch } from '#content/blog/blogSearch.ts';
import type { Site } from '../site.ts';
import { publisher } from './publisher.ts';
import type { SearchAction, WebSite } from './vocabulary.ts';

/** The site and its search. */
export function webSite(site: Site): WebSite {
  const { company, origin } = site;
  const search: SearchAction = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${blogSearch.page}?${blogSearch.parameter}={words}`,
    },
    'query-input': 'required name=words',
  };
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: company.name,
    url: `${origin}/`,
    inLanguage: 'en-IN',
    publisher: { '@id': publisher(site)['@id'] },
    potentialAction: search,
  };
}
