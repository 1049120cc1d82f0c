import { type PageState, writePageState } from '#content/urlState.ts';

/**
 * The address of the home page in another state. A visitor who chooses something there has seen the enquiry popup, so
 * it stays closed when the page loads again.
 */
export const homeHref = (state: PageState, change: PageState, anchor: string): string =>
  `/${writePageState('/', { ...state, ...change, enquiry: 'closed' })}#${anchor}`;
