import type { PictureText } from './pictureText.ts';
import type { Card } from './sections.ts';

/** A way to be told of new posts. The email's address is added by the page. */
export type SubscribeWay = Card & { readonly label: string } & (
    | { readonly kind: 'feed'; readonly path: '/feed.xml' }
    | { readonly kind: 'mail'; readonly subject: string }
  );

export interface Subscribe {
  readonly heading: string;
  readonly lead: string;
  readonly picture: PictureText;
  readonly ways: readonly SubscribeWay[];
  readonly details: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

export const subscribe: Subscribe = {
  heading: 'Subscribe to our blog by feed or email',
  lead: 'Follow new posts in a feed reader, or email us about the services that interest you.',
  picture: {
    name: 'subscribe',
    alt: 'A phone with the heading “New for you” and three posts that have arrived: why a recharge is pending, CNF, RAC and WL on a train ticket, and how to read a PAN',
  },
  ways: [
    {
      kind: 'feed',
      icon: 'bell',
      title: 'Follow the Atom feed',
      text: 'Add the feed’s address to any feed reader. New blog posts appear there, and you do not have to share your email address.',
      label: 'Open the feed',
      path: '/feed.xml',
    },
    {
      kind: 'mail',
      icon: 'mail',
      title: 'Email us',
      text: 'Your email app opens with the subject filled in. Add the services you are interested in and send it. We reply by email.',
      label: 'Email us',
      subject: 'Please send me news about your services',
    },
  ],
  details: [
    {
      heading: 'What you receive',
      paragraphs: [
        'The feed contains the full text of every post on our [blog](/Blog): recharge, bill payment, payouts, travel, cards, messaging and software. It has no advertising and no tracking.',
        'To use it, install a feed reader on your phone or computer. Many email apps have one built in. Copy the address of the feed and add it as a new subscription.',
        'If you email us, we reply to your question. There is no newsletter, and we do not add you to a mailing list.',
      ],
    },
    {
      heading: 'How to unsubscribe',
      paragraphs: [
        'To stop the feed, remove it from your reader. You do not need to contact us.',
        'To stop our emails, reply with the word “stop”. If you also want your emails deleted, say so in the same reply. Our [privacy policy](/PrivacyPolicy) explains how we handle what you send us.',
      ],
    },
  ],
};
