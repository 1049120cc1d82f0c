import type { ReactNode } from 'react';
import type { PageProps } from '../pages/pageProps.ts';
import { useSite } from '../site.ts';
import { thingsOf } from './thingsOf.ts';

type StructuredDataProps = Pick<PageProps, 'page' | 'state'>;

/** What a page is about, told to search engines in the vocabulary of schema.org: a data block for each thing. */
export function StructuredData({ page, state }: StructuredDataProps): ReactNode {
  const blocks = thingsOf(page, state, useSite()).map(toDataBlock);
  return blocks.map((block) => (
    <script
      key={block}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it can end the block.
      dangerouslySetInnerHTML={{ __html: block }}
    />
  ));
}

/* Without a `<`, no text can close the element that holds it. */
const toDataBlock = (thing: object): string => JSON.stringify(thing).replaceAll('<', '\\u003c');
