import type { PictureText } from './pictureText.ts';
import type { Card } from './sections.ts';

/** A way to be told of new posts. The mail's address is added by the page. */
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
  heading: 'Hear from us when there is something new',
  lead: 'There are two ways: a feed that your reader checks by itself, or a mail to us that a person answers.',
  picture: {
    name: 'subscribe',
    alt: 'A phone with the heading “New for you” and three posts that have arrived: why a recharge is pending, CNF, RAC and WL on a train ticket, and how to read a PAN',
  },
  ways: [
    {
      kind: 'feed',
      icon: 'bell',
      title: 'Follow the Atom feed',
      text: 'Add the address of the feed to any feed reader. New posts of the blog appear there, and you give nobody an address for it.',
      label: 'Open the feed',
      path: '/feed.xml',
    },
    {
      kind: 'mail',
      icon: 'mail',
      title: 'Write us a mail',
      text: 'Your mail program opens with the subject filled in. Add which services interest you, and somebody from our team replies.',
      label: 'Write to us',
      subject: 'Please tell me about news',
    },
  ],
  details: [
    {
      heading: 'What you get',
      paragraphs: [
        'The feed carries the posts of our [blog](/Blog): short answers about recharges, bills, payouts, travel, cards, messages and software, each with its full text. It holds no advertising and no tracking. Feed readers exist for phones, for computers and as parts of mail programs; copy the address of the feed into the field in which yours asks for a new subscription.',
        'A mail brings you a reply from a person. Tell us in a line or two what you sell and what you would like to know about: a service that you consider, a change to one that you use, or a subject for the blog. We answer that question.',
      ],
    },
    {
      heading: 'How to stop',
      paragraphs: [
        'Remove the feed from your reader and you are done. We have no list from which to strike you, because we never had one. There is no newsletter system behind our address either, so nothing arrives on a schedule.',
        'If you wrote to us and want no further mail, answer with the word “stop”. If you also want your mails deleted, say so in the same line. Our [privacy policy](/PrivacyPolicy) describes how we treat what you send us.',
      ],
    },
  ],
};
