import type { ReactNode } from 'react';
import type { Listing } from '#content/listings.ts';
import { useSite } from '../site.ts';

/** What a link to a page shows in a chat or a feed (The Open Graph protocol). X takes all but the kind of card from the same tags. */
export function SharingTags({ listing }: { readonly listing: Listing }): ReactNode {
  const { type, title, description, address } = listing;
  const { origin, company, shareImage } = useSite();
  const image = shareImage(address);
  const properties = {
    type,
    site_name: company.name,
    locale: 'en_IN',
    url: `${origin}${address}`,
    title,
    description,
    image: image.src,
    'image:type': 'image/png',
    'image:width': image.width,
    'image:height': image.height,
    /* The picture shows the title; the drawing beside it adds no information. */
    'image:alt': title,
  };
  return (
    <>
      {Object.entries(properties).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
