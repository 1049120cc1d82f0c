import { figures } from '../figures.ts';
import type { PictureText } from '../pictureText.ts';

export interface MissionPoint {
  /** The value of `/?mission=…`. */
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly picture: PictureText;
}

export interface Mission {
  readonly heading: string;
  readonly points: readonly MissionPoint[];
}

/** The seven points in their fixed order; the first is active by default. */
export const mission = {
  heading: 'Our Mission',
  points: [
    {
      slug: 'quality',
      title: 'Focus on Quality',
      text: 'A payment has to happen once and be provable. Each change to our services is reviewed and tried on a test system first, and every order keeps a reference that you can trace.',
      picture: {
        name: 'mission-quality',
        alt: 'A release checklist with four ticks beside a payment of ₹1,499 whose reference is found in two ledgers',
      },
    },
    {
      slug: 'satisfaction',
      title: 'Customer Satisfaction',
      text: 'You should always know where your money and your request stand. We tell you what happened, what comes next and by when, in words that you can pass on to your own customer.',
      picture: {
        name: 'mission-satisfaction',
        alt: 'A shopkeeper and a customer at a counter, with a message bubble that says “₹299 has been returned. It arrives by 6 pm.” and a phone that shows the same',
      },
    },
    {
      slug: 'experience',
      title: `Experience of ${figures.company.yearsOfExperience}+ years`,
      text: 'We have built recharge, payment and travel systems through many changes of rules and operators. You profit from the mistakes that have already been made, found and corrected.',
      picture: {
        name: 'mission-experience',
        alt: `A timeline of ${figures.company.yearsOfExperience}+ years with a keypad phone at its start, a POS terminal in the middle and a code window at its end`,
      },
    },
    {
      slug: 'achievements',
      title: `Achievements of ${figures.company.solutionsDelivered}+ solutions`,
      text: 'Apps for a single shop, portals for distributor networks, APIs inside other companies’ products: what we have delivered gives your project working parts and tested answers.',
      picture: {
        name: 'mission-achievements',
        alt: `A wall of small app windows, charts and a receipt around a counter that reads ${figures.company.solutionsDelivered}+`,
      },
    },
    {
      slug: 'services',
      title: 'Comprehensive Services',
      text: 'Recharge, bills, transfers, travel, cards, messages and custom software come from the same people. You sign with one company, learn one way of working and call one number.',
      picture: {
        name: 'mission-services',
        alt: 'A shop counter in the centre, joined by lines to a phone recharge, an electricity bill, a train ticket, a card and a message',
      },
    },
    {
      slug: 'support',
      title: `${figures.company.supportHours} Support`,
      text: 'Shops open early and trains run at night. Support for the services that you run on us is there at every hour, and a ticket keeps its history when the shift changes.',
      picture: {
        name: 'mission-support',
        alt: 'A support chat at 02:40 on a phone with a headset beside it: a question about a recharge of ₹199 and its answer',
      },
    },
    {
      slug: 'leadership',
      title: 'Industry Leadership with a revenue-sharing model',
      text: 'We share what a transaction earns with the partners who bring it. You see the share for each service before you begin, and each transaction shows what it brought you.',
      picture: {
        name: 'mission-leadership',
        alt: 'A circle of transaction income divided into two shares, with a partner’s ledger that lists what each recharge and bill brought in rupees',
      },
    },
  ],
} as const satisfies Mission;
