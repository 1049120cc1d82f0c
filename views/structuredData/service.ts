import type { PageProps } from '../pages/pageProps.ts';
import type { Site } from '../site.ts';
import { publisher } from './publisher.ts';
import type { Service } from './vocabulary.ts';

/** What a product page offers. */
export function service(page: PageProps['page'], site: Site): Service {
  return {
    '@type': 'Service',
    name: page.name,
    description: page.description,
    url: `${site.origin}${page.path}`,
    image: site.shareImage(page.path).src,
    areaServed: { '@type': 'Country', name: 'India' },
    provider: publisher(site),
  };
}
