import { type PageState, writePageState } from '#content/urlState.ts';

/**
 * The home page in another state. Whoever chooses there has seen the enquiry popup, so it stays closed
 * when the page is loaded again.
 */
export const homeHref = (state: PageState, change: PageState, anchor: string): string =>
  `/${writePageState('/', { ...state, ...change, enquiry: 'closed' })}#${anchor}`;
