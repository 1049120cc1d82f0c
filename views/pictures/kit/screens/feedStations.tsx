import type { ReactNode } from 'react';
import { AddressCopied } from './AddressCopied.tsx';
import { ArticleOpened } from './ArticleOpened.tsx';
import { FeedAdded } from './FeedAdded.tsx';
import { ReaderChosen } from './ReaderChosen.tsx';

type Stations = readonly [ReactNode, ReactNode, ReactNode, ReactNode];

/* The choice of a reader, the address on this page, the same in the reader on a phone, and an article that is opened there. */
const stationsOf = (near: boolean): Stations => [
  <ReaderChosen key="reader" />,
  <AddressCopied key="address" near={near} />,
  <FeedAdded key="added" near={near} />,
  <ArticleOpened key="opened" near={near} />,
];

/** How a feed is added to a reader, each step 236 × 236 (FourStations.tsx). */
export const feedStations = { wide: stationsOf(false), narrow: stationsOf(true) } as const;

/** The grounds of these stations, in their order. */
export const feedGrounds = ['brand-soft', 'marigold-soft', 'green-soft', 'blue-soft'] as const;
