import type { Site } from '../site.ts';

/** The company where something else is described: enough to know it by. */
export function publisher({ company, origin }: Site) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: company.name,
    url: `${origin}/`,
  } as const;
}
