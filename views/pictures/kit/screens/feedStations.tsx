import type { ReactNode } from 'react';
import { AddressCopied } from './AddressCopied.tsx';
import { FeedAdded } from './FeedAdded.tsx';
import { ReaderChosen } from './ReaderChosen.tsx';
import { ReaderList } from './ReaderList.tsx';

/** The phone while a feed is added to a reader, each time 236 × 236 (FourStations.tsx): the choice of a reader, the address, the same in the reader, the first new article. */
export const feedStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <ReaderChosen key="reader" />,
  <AddressCopied key="address" />,
  <FeedAdded key="added" />,
  <ReaderList key="list" />,
];

/** The grounds of these stations, in their order. */
export const feedGrounds = ['brand-soft', 'marigold-soft', 'green-soft', 'blue-soft'] as const;
