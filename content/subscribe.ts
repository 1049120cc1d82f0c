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
  /** The email's address is added by the page. */
  readonly email: {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly label: string;
    readonly subject: string;
  };
  /** The closing band. */
  readonly call: ClosingCall & { readonly actions: readonly Action[] };
  readonly stop: {
    readonly heading: string;
    readonly paragraphs: readonly string[];
  };
}

export const subscribe: Subscribe = {
  heading: 'Get new posts in your feed reader',
  lead: 'Follow the blog in a feed reader, or email us about the services that interest you. You need no account.',
  picture: {
    name: 'subscribe',
    narrow: 'subscribe-narrow',
    alt: 'The blog with the article “How to read a PAN”; the address of its feed goes from there to a reader on a phone, where the same article has arrived as new',
  },
  latest: 'Start with these articles',
  feed: {
    heading: 'How to subscribe',
    intro: 'The feed has the full text of every article. It has no advertising and no tracking.',
    picture: {
      name: 'subscribe-reader-tall',
      narrow: 'subscribe-reader',
      alt: 'A feed reader with three unread articles: what an IFSC tells you, sending money to Nepal, and how to read a PAN',
    },
    steps: [
      {
        title: 'Choose a reader',
        text: 'Install a feed reader on your phone or computer. Many email apps have one built in.',
      },
      {
        title: 'Copy the address',
        text: 'Copy the address of the feed at the top of this page. It is an Atom feed, which every reader understands.',
      },
      {
        title: 'Add the subscription',
        text: 'Paste the address as a new subscription. New articles then appear in your reader.',
      },
    ],
    path: '/feed.xml',
    open: 'Open the feed',
  },
  email: {
    heading: 'Or ask us by email',
    paragraphs: [
      'Your email app opens with the subject filled in. Add the services you are interested in and send it.',
      'We reply to your question. There is no newsletter, and we do not add you to a mailing list.',
    ],
    label: 'Email us',
    subject: 'Question about your services',
  },
  call: {
    heading: 'Follow the blog',
    text: 'Add the feed to your reader, or read the articles here first.',
    actions: [
      { label: 'Open the feed', href: '/feed.xml' },
      { label: 'Go to the blog', href: '/Blog' },
    ],
  },
  stop: {
    heading: 'How to stop',
    paragraphs: [
      'To stop the feed, remove it from your reader. You do not need to contact us.',
      'To stop our emails, reply with the word “stop”. If you also want your emails deleted, say so in the same reply. Our [privacy policy](/PrivacyPolicy) explains how we handle what you send us.',
    ],
  },
};
