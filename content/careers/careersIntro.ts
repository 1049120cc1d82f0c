import type { Action } from '../action.ts';
import { figures } from '../figures.ts';
import type { PictureText } from '../pictureText.ts';
import type { Card } from '../sections.ts';
import { careersLabels } from './labels.ts';

export interface CareersIntro {
  readonly heading: string;
  readonly lead: string;
  readonly picture: PictureText;
  readonly actions: readonly Action[];
  readonly reasonsHeading: string;
  readonly reasons: readonly Card[];
  /** What happens between an application and the first day. */
  readonly hiring: {
    readonly heading: string;
    readonly steps: readonly { readonly title: string; readonly text: string }[];
  };
  readonly positionsHeading: string;
  /** The closing band. */
  readonly call: {
    readonly heading: string;
    readonly text: (careersEmail: string) => string;
    readonly button: string;
  };
}

/** What `/Career` says around its list of open roles. */
export const careersIntro: CareersIntro = {
  heading: 'Build software that runs at the counter',
  lead: 'We are looking for developers in Kolkata who like to see their work in use: in a shop, on a phone, at a ticket window.',
  picture: {
    name: 'career',
    alt: 'Two developers at one desk, an Android phone and a code window between them',
  },
  actions: [{ label: 'See the open positions', href: '#positions' }],
  reasonsHeading: 'Why people work here',
  reasons: [
    {
      icon: 'store',
      title: 'Work you can watch in use',
      text: 'Recharges, bills, train tickets and cash withdrawals run on what you write. Walk into a shop that uses it and you can see what is good about it and what is missing.',
    },
    {
      icon: 'layers',
      title: 'Many subjects under one roof',
      text: 'Payments, travel, messaging, business software and blockchain are built here. You can go deep in one and still learn how the others work.',
    },
    {
      icon: 'shield',
      title: 'Care is part of the job',
      text: 'When money moves, a half-finished request matters. Retries, ledgers and audit trails are part of the design from the first day, and so are their tests.',
    },
    {
      icon: 'users',
      title: 'Colleagues who have seen it before',
      text: `There are ${figures.company.yearsOfExperience}+ years of recharge and payment systems to learn from, and the people to ask sit in the same office.`,
    },
  ],
  hiring: {
    heading: 'From letter to first day',
    steps: [
      {
        title: 'We read',
        text: 'Developers of the team read your letter and look at your portfolio.',
      },
      {
        title: 'We talk',
        text: 'You tell us about the fault you found. You ask what you want to know.',
      },
      {
        title: 'You meet the team',
        text: 'In Kolkata, at the desks where you would work.',
      },
      {
        title: 'We agree',
        text: 'Salary and first day are in writing before you give notice elsewhere.',
      },
    ],
  },
  positionsHeading: careersLabels.positions,
  call: {
    heading: 'Prefer to write?',
    text: (careersEmail) =>
      `Send your resume, a cover letter and your portfolio to ${careersEmail}.`,
    button: 'Write to us',
  },
};
