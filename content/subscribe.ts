import type { Action } from './action.ts';
import type { ClosingCall } from './closingCall.ts';
import type { PictureText } from './pictureText.ts';

interface Step {
  readonly title: string;
  readonly text: string;
}

/** The page on how to hear of new posts, in the order in which a visitor reads it. */
export interface Subscribe {
  readonly heading: string;
  readonly lead: string;
  readonly picture: PictureText;
  /** Over the first posts of the blog. */
  readonly latest: string;
  readonly feed: {
    readonly heading: string;
    readonly intro: string;
    readonly picture: PictureText;
    readonly steps: readonly Step[];
    readonly path: '/feed.xml';
    readonly open: string;
  };
  /** The closing band; the page adds the address of the email. */
  readonly call: ClosingCall & {
    readonly label: string;
    readonly subject: string;
    readonly more: Action;
  };
}

export const subscribe: Subscribe = {
  heading: 'Get new posts in your feed reader',
  lead: 'Follow the blog in a feed reader, or email us about the services that interest you. You need no account.',
  picture: {
    name: 'subscribe',
    narrow: 'subscribe-narrow',
    alt: 'The address of the blog’s feed goes to a reader on a phone, where the article “How to read a PAN” has arrived as new',
  },
  latest: 'Start with these articles',
  feed: {
    heading: 'How to subscribe',
    intro: 'The feed has every article in full, without advertising or tracking.',
    picture: {
      name: 'subscribe-reader-tall',
      narrow: 'subscribe-reader',
      alt: 'A woman reads in the evening, with a cup of tea, behind an open laptop that has the orange sign of a feed on its lid; beside her floats a card with the new article “DTH recharged, screen blank”',
    },
    steps: [
      {
        title: 'Choose a reader',
        text: 'Install a feed reader on your phone or computer. Many email apps include a reader.',
      },
      {
        title: 'Copy the address',
        text: 'The button at the top of this page copies it. It is an Atom feed, which every reader understands.',
      },
      {
        title: 'Add the subscription',
        text: 'Paste the address as a new subscription. New articles then appear in your reader.',
      },
      {
        title: 'Stop at any time',
        text: 'Remove the feed from your reader. To stop our emails, or to have yours deleted, say so in a reply. Our [privacy policy](/PrivacyPolicy) has the details.',
      },
    ],
    path: '/feed.xml',
    open: 'Open the feed',
  },
  call: {
    heading: 'Or ask us by email',
    text: 'Your email app opens with the subject filled in. We reply to your question. There is no newsletter or mailing list.',
    picture: 'subscribe-closing',
    label: 'Email us',
    subject: 'Question about your services',
    more: { label: 'Go to the blog', href: '/Blog' },
  },
};
