import type { Action } from './action.ts';
import { figures } from './figures.ts';
import type { PictureText } from './pictureText.ts';
import type { Question } from './sections.ts';

export interface FaqItem extends Question {
  /** The id, and the value of `?faq=…`. */
  readonly slug: string;
}

export interface Faq {
  readonly heading: string;
  readonly intro: string;
  readonly items: readonly FaqItem[];
  /** Below the heading where the questions are beside it. */
  readonly picture: PictureText;
  /** The button below the questions. */
  readonly contact: Action;
}

/** The six questions in their fixed order; the first is selected by default. */
export const faq = {
  heading: 'Frequently asked questions',
  intro: 'If yours is not here, send it to us.',
  picture: {
    name: 'home-faq',
    alt: 'On a shop counter, a phone, a fingerprint scanner, a card reader and a receipt printer',
  },
  contact: { label: 'Contact Us', href: '/Contact' },
  items: [
    {
      slug: 'equipment',
      question: 'What equipment do I need?',
      answer:
        'A phone or computer with an internet connection is enough for recharges, bill payments, tickets and money transfer. [AEPS](/AepsPage) also needs an L1 fingerprint scanner registered with UIDAI. Card services need a [POS terminal](/PosPage) or a [mobile ATM](/MatmPage) reader, and transfers to Nepal a receipt printer. For our APIs, you need a server that makes and receives HTTPS requests.',
    },
    {
      slug: 'services',
      question: 'Which services do you offer?',
      answer:
        'We offer APIs for [recharge](/RechargeApi), [bill payment](/BbpsPage), [payouts](/PayoutApi), [train tickets](/TravelApi) and [PAN verification](/PanCardApi). For shops, we have [money transfer](/DmtPage), [AEPS](/AepsPage), [POS](/PosPage), [mobile ATM](/MatmPage), [prepaid cards](/PrepaidCard), [PAN applications](/PanUtiPage) and [remittance to Nepal](/IndoNepal). For messaging, we have [bulk SMS](/BulkSMS), [long and short codes](/Solutions) and [lookup tools](/OperatorFinder). We also develop [software](/SoftwareDevelopment), [recharge applications](/RechargeApplication), [MLM software](/MLMSoftware) and [blockchain projects](/Blockchain), and run [digital marketing](/DigitalMarketing).',
    },
    {
      slug: 'access',
      question: 'How do I access the services?',
      answer:
        'There are three ways, and you can combine them. Developers call our APIs from their own software. Distributors run a [recharge application](/RechargeApplication) under their own brand, and their retailers sell in it. Shops serve customers at the counter, with a fingerprint scanner or card reader where the service needs one.',
    },
    {
      slug: 'previous-work',
      question: 'Can I see your previous work?',
      answer: `In ${figures.company.yearsOfExperience}+ years we have delivered ${figures.company.solutionsDelivered}+ solutions. We do not publish customers’ names on this site. [Describe your project](/Contact) and ask about similar work: we can explain what it had to do and how it was built.`,
    },
    {
      slug: 'industries',
      question: 'Which industries do you work with?',
      answer:
        'Our services suit businesses that handle many small payments: recharge networks, distributors, travel agents, financial services, online shops and direct-selling companies. Payouts also suit employers, registered e-sports organisers and reward apps. Software and messaging fit any industry. If yours is not listed, [ask us](/Contact) whether we can help.',
    },
    {
      slug: 'get-started',
      question: 'How do I get started?',
      answer: `Write to us through the [contact page](/Contact). Say what you sell, where, and which service you want first. We send you the terms and the list of documents, usually your PAN, address proof and bank details. You go live once these are verified. AEPS distributors are live within ${figures.aeps.liveWithinHours} hours, once the bank’s checks are complete. Recharge needs no minimum deposit.`,
    },
  ],
} as const satisfies Faq;
