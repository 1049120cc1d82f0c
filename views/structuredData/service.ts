import type { Service } from 'schema-dts';
import type { PageProps } from '../pages/pageProps.ts';
import type { Site } from '../site.ts';
import { publisher } from './publisher.ts';

/** What a product page offers. */
export function service(page: PageProps['page'], site: Site): Exclude<Service, string> {
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
