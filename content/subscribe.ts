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
  readonly latest: { readonly heading: string; readonly intro: string };
  readonly feed: {
    readonly heading: string;
    readonly intro: string;
    /** Across the steps. */
    readonly banner: PictureText;
    readonly steps: readonly Step[];
    readonly path: '/feed.xml';
    readonly open: string;
  };
  /** The closing band; the page adds the address of the email. */
  readonly call: ClosingCall & {
    readonly label: string;
    readonly subject: string;
  };
}

export const subscribe: Subscribe = {
  heading: 'Get new posts in your feed reader',
  lead: 'Follow the blog in a feed reader, or email us about the services that interest you. You need no account.',
  picture: {
    name: 'subscribe',
    narrow: 'subscribe-narrow',
    alt: 'The article “How to read a PAN” goes from a dashed place on our blog, on a tablet, to the head of the list in a feed reader on a phone; with it, three articles are unread there',
  },
  latest: {
    heading: 'Start with these articles',
    intro: 'You can read all the others [on the blog](/Blog).',
  },
  feed: {
    heading: 'How to subscribe',
    intro:
      'The feed has every article in full, without advertising or tracking. To stop at any time, remove it from your reader.',
    banner: {
      name: 'subscribe-steps',
      narrow: 'subscribe-steps-narrow',
      stepwise: true,
      alt: 'A laptop, an envelope and, ticked, a phone with the sign of a feed; the pointer on “Copy link” below the address that ends in /feed.xml, on this page in a browser; the same address in “Add a feed”, above the button “Add”, on a phone; and the article on the letters CNF, RAC and WL, opened in the reader on the phone: a ticket, the title and the first sentence',
    },
    steps: [
      {
        title: 'Choose a reader',
        text: 'Install a feed reader on your phone or computer. Many email apps include one.',
      },
      {
        title: 'Copy the address',
        text: 'The button at the top copies it: an Atom feed, which every reader understands.',
      },
      {
        title: 'Add the feed',
        text: 'Paste the address as a new subscription. Your reader shows the latest articles.',
      },
      {
        title: 'Read new posts',
        text: 'New articles come first in your unread list. Open one to read it.',
      },
    ],
    path: '/feed.xml',
    open: 'Open the feed',
  },
  call: {
    heading: 'Or ask us by email',
    text: 'Your email app opens with the subject filled in. Write your question and send it. We do not add you to a mailing list.',
    picture: 'subscribe-closing',
    narrow: 'subscribe-closing-narrow',
    label: 'Email us',
    subject: 'Question about your services',
  },
};
