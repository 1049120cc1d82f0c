import type { Site } from '../site.ts';

/** The company, in the short form for descriptions of other things. */
export function publisher({ company, origin }: Site) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: company.name,
    url: `${origin}/`,
  } as const;
}
