/** The ways to get in touch that pages offer. */
import type { Action } from './action.ts';
import type { ServiceContent } from './services/serviceContent.ts';

/** On a page that reports an error. */
export const contactUs: Action = { label: 'Contact us', href: '/Contact' };

/**
 * The buttons of a service page. The first leads to the contact form, which then says what the message is about.
 * @param page its path, and its content with the words of the buttons
 */
export function serviceActions(page: {
  readonly path: string;
  readonly content: ServiceContent;
}): readonly Action[] {
  const { action, secondAction } = page.content;
  const main = { label: action, href: `/Contact?about=${page.path.slice(1)}` };
  return secondAction === undefined ? [main] : [main, secondAction];
}

/** Opens the enquiry form, which asks for a day and a time. */
export const chooseTime: Action = { label: 'Choose a time to talk', href: '/?enquiry=open' };

/** Where a page names no call of its own. */
export const contactActions: readonly Action[] = [
  { label: 'Send us a message', href: contactUs.href },
  chooseTime,
];

/** The three contact and share buttons at the head of a product page. */
export const shareWords = {
  list: 'Contact and share',
  call: 'Call us',
  write: 'Email us',
  share: 'Share this page',
};
