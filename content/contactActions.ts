/** The ways to get in touch that pages offer. */
import type { Action } from './action.ts';

/** The label of every button that leads to the enquiry popup. */
export const letsConnect = "Let's Connect";

export const contactUs: Action = { label: 'Contact us', href: '/Contact' };

/** At the head of a product page and in its closing call. */
export const contactActions: readonly Action[] = [
  contactUs,
  { label: letsConnect, href: '/?enquiry=open' },
];

/** The three contact and share buttons at the head of a product page. */
export const shareWords = {
  list: 'Contact and share',
  call: 'Call us',
  write: 'Write to us',
  share: 'Share this page',
};
