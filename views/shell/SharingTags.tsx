import type { ReactNode } from 'react';
import type { Path } from '#content/pages.ts';
import { useSite } from '../site.ts';

interface SharingTagsProps {
  readonly title: string;
  readonly description: string;
  /** The page whose picture it shows. */
  readonly path: Path;
  /** The canonical address, below the origin. */
  readonly address: string;
}

/** What a link to a page shows in a chat or a feed (The Open Graph protocol). X takes all but the kind of card from the same tags. */
export function SharingTags({ title, description, path, address }: SharingTagsProps): ReactNode {
  const { origin, company, shareImage } = useSite();
  const image = shareImage(path);
  const properties = {
    type: 'website',
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
