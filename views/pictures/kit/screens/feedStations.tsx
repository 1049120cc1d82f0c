import type { ReactNode } from 'react';
import { AddressCopied } from './AddressCopied.tsx';
import { FeedAdded } from './FeedAdded.tsx';
import { ReaderChosen } from './ReaderChosen.tsx';
import { ReaderList } from './ReaderList.tsx';

/** What one phone shows while a feed is added to its reader: the reader, the address, the blog among the feeds, the first new post. */
export const feedStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <ReaderChosen key="reader" />,
  <AddressCopied key="address" />,
  <FeedAdded key="added" />,
  <ReaderList key="list" />,
];
