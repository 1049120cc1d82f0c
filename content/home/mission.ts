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
  readonly intro: string;
  readonly points: readonly MissionPoint[];
}

/** The seven points in their fixed order; the first is active by default. */
export const mission = {
  heading: 'Our Mission',
  intro: 'Seven points you can hold us to.',
  points: [
    {
      slug: 'quality',
      title: 'Focus on Quality',
      text: 'A payment must happen once, and both sides must be able to prove it. So every transaction gets a reference you can trace.',
      picture: {
        name: 'mission-quality',
        narrow: 'mission-quality-narrow',
        alt: 'A payment of ₹1,499 with a tick, whose reference is in our record and in the bank’s',
      },
    },
    {
      slug: 'satisfaction',
      title: 'Customer Satisfaction',
      text: 'You should always know the status of a payment. We tell you what has happened and what comes next, in words you can pass on to your own customer.',
      picture: {
        name: 'mission-satisfaction',
        alt: 'A shopkeeper and a customer at a counter, with a message bubble that says “₹299 has been returned. It arrives by 6 pm.” and a phone that shows the same',
      },
    },
    {
      slug: 'experience',
      title: `Experience of ${figures.company.yearsOfExperience}+ years`,
      text: 'We have built recharge, payment and travel systems through many changes in rules and technology. You benefit from what we have already learnt.',
      picture: {
        name: 'mission-experience',
        narrow: 'mission-experience-narrow',
        alt: `A timeline of ${figures.company.yearsOfExperience}+ years with a keypad phone at its start, a POS terminal in the middle and a code window at its end`,
      },
    },
    {
      slug: 'achievements',
      title: `Achievements of ${figures.company.solutionsDelivered}+ solutions`,
      text: 'Each solution we deliver, from a recharge app to a payment API, adds to what we know. Your project starts with that knowledge.',
      picture: {
        name: 'mission-achievements',
        narrow: 'mission-achievements-narrow',
        alt: `A wall of small app windows, charts and a receipt around a counter that reads ${figures.company.solutionsDelivered}+`,
      },
    },
    {
      slug: 'services',
      title: 'Comprehensive Services',
      text: 'Recharge, bill payment, money transfer, travel, cards, SMS and custom software come from one company. Add a service without looking for a new supplier.',
      picture: {
        name: 'mission-services',
        narrow: 'mission-services-narrow',
        alt: 'A shop counter in the centre, joined by lines to a phone recharge, an electricity bill, a train ticket, a card and a message',
      },
    },
    {
      slug: 'support',
      title: `${figures.company.supportHours} Support`,
      text: 'Shops open early and trains run at night, so help with the services you use is available at any hour. Your agreement says how to reach it; keep the order ID ready.',
      picture: {
        name: 'mission-support',
        narrow: 'mission-support-narrow',
        alt: 'A support chat at 02:40 on a phone with a headset beside it: a question about a recharge of ₹199 and its answer',
      },
    },
    {
      slug: 'leadership',
      title: 'Industry Leadership with a revenue-sharing model',
      text: 'Partners who bring us transactions share in what those transactions earn. Ask for the share on each service before you sign up.',
      picture: {
        name: 'mission-leadership',
        narrow: 'mission-leadership-narrow',
        alt: 'A circle of transaction income divided into two shares, with a partner’s ledger that lists what each recharge and bill brought in rupees',
      },
    },
  ],
} as const satisfies Mission;
