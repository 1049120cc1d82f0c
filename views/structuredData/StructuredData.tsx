import type { ReactNode } from 'react';
import type { PageProps } from '../pages/pageProps.ts';
import { useSite } from '../site.ts';
import { describePage } from './describePage.ts';

type StructuredDataProps = Pick<PageProps, 'page' | 'state'>;

/** What a page is about, for search engines: one data block for each thing in the vocabulary of schema.org. */
export function StructuredData({ page, state }: StructuredDataProps): ReactNode {
  const blocks = describePage(page, state, useSite()).map(toDataBlock);
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
