import type { Action } from './action.ts';
import { figures } from './figures.ts';
import type { Question } from './sections.ts';

export interface FaqItem extends Question {
  /** The id, and the value of `?faq=…`. */
  readonly slug: string;
}

export interface Faq {
  readonly heading: string;
  readonly items: readonly FaqItem[];
  /** The button below every answer. */
  readonly contact: Action;
}

/** The six questions in their fixed order; the first is selected by default. */
export const faq = {
  heading: 'Frequently asked questions',
  contact: { label: 'Contact Us', href: '/Contact' },
  items: [
    {
      slug: 'equipment',
      question: 'What equipment do I need?',
      answer:
        'For recharges, bills, tickets and transfers, a phone or a computer with an internet connection is enough. Cash services by fingerprint need a registered biometric scanner, and cards need a [POS terminal](/PosPage) or a [mobile ATM](/MatmPage). A small receipt printer is useful and not required. If you call our APIs, you need a server or an app that can make HTTPS requests.',
    },
    {
      slug: 'services',
      question: 'Which services do you offer?',
      answer:
        'APIs for [recharge](/RechargeApi), [travel](/TravelApi), [bill payment](/BbpsPage), [payouts](/PayoutApi) and [PAN verification](/PanCardApi); [money transfer](/DmtPage), [AEPS](/AepsPage), card machines, prepaid cards and remittance to Nepal; bulk SMS, long and short codes, SIM hosting and lookup tools; and software, from [web applications](/SoftwareDevelopment) to recharge apps, MLM software, blockchain and digital marketing.',
    },
    {
      slug: 'access',
      question: 'How do I access the services?',
      answer:
        'There are three ways. Developers connect their own software to our APIs with a key, first in test and then live. Distributors and shops work in a ready application, which can carry their own brand as a [recharge application](/RechargeApplication). Counters add devices for cards and fingerprints where a service needs them. You can mix the three, and all of them draw on the same services.',
    },
    {
      slug: 'previous-work',
      question: 'Can I see your previous work?',
      answer: `In ${figures.company.yearsOfExperience}+ years we have delivered ${figures.company.solutionsDelivered}+ solutions for recharge, payments, travel, messaging and business management. We do not print customers’ names or figures on this site. Tell us what you plan, and we will talk you through the kind of work that comes nearest to it: what it had to do, how it was built, and what we would do differently today.`,
    },
    {
      slug: 'industries',
      question: 'Which industries do you work with?',
      answer:
        'Mostly businesses that handle many small payments: retail and recharge networks, distributors, travel counters, financial services, online shops, games and apps that pay their users, schools that collect fees, direct selling companies, and employers who pay salaries and expenses. The messaging and software services fit any trade. If yours is missing here, describe a usual working day and we will say honestly whether we can help.',
    },
    {
      slug: 'get-started',
      question: 'How do I get started?',
      answer: `Write to us through the [contact page](/Contact) with what you sell, where, and which service you want first. We reply with the terms and the papers that the service needs, usually a PAN, an address proof and bank details. You test, we check the details together, and you go live. AEPS distributors, for example, are live within ${figures.aeps.liveWithinHours} hours. For recharge there is no minimum deposit.`,
    },
  ],
} as const satisfies Faq;
