import type { Action } from '../action.ts';
import { figures } from '../figures.ts';
import type { PictureName } from '../pictureName.ts';
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
  /** Beside the reasons. */
  readonly reasonsPicture: PictureText;
  /** What happens between an application and the first day. */
  readonly hiring: {
    readonly heading: string;
    readonly banner: PictureText;
    readonly steps: readonly { readonly title: string; readonly text: string }[];
  };
  readonly positionsHeading: string;
  /** The closing band. */
  readonly call: {
    readonly heading: string;
    readonly text: (careersEmail: string) => string;
    readonly email: string;
    readonly button: string;
    readonly picture: PictureName;
  };
}

/** What `/Career` says around its list of open roles. */
export const careersIntro: CareersIntro = {
  heading: 'Software developer jobs in Kolkata',
  lead: `Join the team that builds payment, travel and business software. Two positions are open, full time in our office, for developers with ${figures.careers.experienceYears} years of experience.`,
  picture: {
    name: 'career',
    alt: 'Three developers at a white board with the steps “Shop”, “Check” and “Paid”: one leans on a table and tries a phone beside a small receipt printer, one types on a laptop on her knees, and one underlines the last step',
  },
  actions: [
    { label: 'See positions', href: '#positions' },
    { label: 'How we hire', href: '#hiring' },
  ],
  reasonsHeading: 'Why work with us',
  reasons: [
    {
      picture: {
        name: 'career-in-use',
        alt: 'A small shop with a striped awning; the phone on its counter shows a green tick',
      },
      title: 'See your work in use',
      text: 'Recharges, bill payments, train tickets and cash withdrawals run on the code you write. You can watch it at work in a shop.',
    },
    {
      picture: {
        name: 'career-fields',
        alt: 'A bank card, a train ticket and a chat bubble that overlap',
      },
      title: 'Work in more than one field',
      text: 'We build for payments, travel, messaging and business software. Specialise in one field and learn how the others work.',
    },
    {
      picture: {
        name: 'career-right',
        alt: 'Two receipts with the same amount, joined by an equals sign',
      },
      title: 'Build software that has to be right',
      text: 'Payment software must stay correct when the network fails. You design for retries, duplicate requests and records that must agree.',
    },
    {
      picture: {
        name: 'career-team',
        alt: 'Two developers behind a laptop, one of whom explains a piece of code to the other',
      },
      title: 'Learn from the team',
      text: `We have ${figures.company.yearsOfExperience}+ years of experience in recharge and payment systems, and the people to ask are in the same office.`,
    },
  ],
  reasonsPicture: {
    name: 'career-review',
    alt: 'A code review: a change that asks for the status before it pays again, a question about one ringed line and its answer, three checks passed and a phone that shows a tick',
  },
  hiring: {
    heading: 'How we hire',
    banner: {
      name: 'career-hiring',
      narrow: 'career-hiring-narrow',
      stepwise: true,
      alt: 'An application in an open envelope, a resume with one line ringed and a question about it, two people who talk over clay cups of tea, and a signed letter headed “Offer”',
    },
    steps: [
      {
        title: 'You apply',
        text: 'By email, for one position, with a resume, a cover letter and a portfolio.',
      },
      {
        title: 'We read it',
        text: 'Developers from the team look at your experience and your work.',
      },
      {
        title: 'We talk',
        text: 'You tell us about your work. We answer your questions about the role and the team.',
      },
      {
        title: 'We make an offer',
        text: 'The salary is within the range in the posting. Wait for the offer in writing before you resign from your present job.',
      },
    ],
  },
  positionsHeading: careersLabels.positions,
  call: {
    heading: 'Questions before you apply?',
    text: (careersEmail) => `Write to ${careersEmail} and name the position.`,
    email: 'Email us',
    button: 'See positions',
    picture: 'career-closing',
  },
};
