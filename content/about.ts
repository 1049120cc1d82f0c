import type { Action } from './action.ts';
import type { ClosingCall } from './closingCall.ts';
import { contact } from './contact.ts';
import { figures } from './figures.ts';
import type { PictureText } from './pictureText.ts';
import type { Card, Fact } from './sections.ts';

/** Some words of the long-term aim, and what they mean. */
export interface Word {
  readonly word: string;
  readonly text: string;
}

/** Something that the company does, with one thing of it as a picture. */
export interface Offer {
  readonly picture: Pick<PictureText, 'name' | 'narrow'>;
  readonly title: string;
  readonly text: string;
  /** To the pages of its services. */
  readonly links: readonly Action[];
}

/** The overview page, in the order in which a visitor reads it. */
export interface About {
  readonly head: {
    readonly heading: string;
    readonly lead: string;
    readonly picture: PictureText;
    readonly actions: readonly Action[];
  };
  /** The headings of the parts below. */
  readonly headings: {
    readonly company: string;
    readonly story: string;
    readonly whatWeDo: string;
    readonly principles: string;
    readonly facts: string;
  };
  /** Who uses its services, and what it does for them. */
  readonly story: string;
  readonly whatWeDo: readonly Offer[];
  readonly principles: readonly Card[];
  /** Beside the principles. */
  readonly principlesPicture: PictureText;
  /** The long-term aim. The specification gives the words of its heading, for a hero of this page. */
  readonly aim: {
    readonly eyebrow: string;
    readonly heading: string;
    readonly lead: string;
    readonly picture: PictureText;
    /** Some words of that heading, one by one, each with its part of the picture. */
    readonly words: readonly Word[];
  };
  /** Where the company is. */
  readonly company: {
    readonly intro: string;
    readonly picture: PictureText;
    /** When support answers, which is not only while the office is open. */
    readonly support: { readonly term: string; readonly detail: string };
  };
  readonly facts: readonly Fact[];
  readonly call: ClosingCall;
}

export const about: About = {
  head: {
    heading: 'Fintech and IT services from Kolkata',
    lead: 'We provide payment and travel APIs, banking services for shops and custom software.',
    picture: {
      name: 'about',
      narrow: 'about-narrow',
      alt: 'On a counter before a window with the Howrah Bridge, a phone on which ₹299 is recharged, a fingerprint scanner and a laptop with the 128 orders of a day',
    },
    actions: [
      { label: 'See what we offer', href: '#today' },
      { label: 'Message us', href: '/Contact' },
    ],
  },
  headings: {
    company: 'Our office in Kolkata',
    story: 'Who we work for',
    whatWeDo: 'What we offer',
    principles: 'How we work',
    facts: 'In figures',
  },
  story:
    'Shops and their distributors offer recharge, bill payment and cash withdrawal with our services. Developers call our APIs from their own apps. We connect both to banks, operators and billers.',
  whatWeDo: [
    {
      picture: { name: 'about-payments', narrow: 'about-payments-narrow' },
      title: 'Payment and travel APIs',
      text: 'Call them from your own software, and show the result in your app.',
      links: [
        { label: 'Recharge', href: '/RechargeApi' },
        { label: 'Bill payment', href: '/BbpsPage' },
        { label: 'Payouts', href: '/PayoutApi' },
        { label: 'Train tickets', href: '/TravelApi' },
        { label: 'PAN verification', href: '/PanCardApi' },
      ],
    },
    {
      picture: { name: 'about-counter', narrow: 'about-counter-narrow' },
      title: 'Banking services for shops',
      text: 'Your shop offers them to its customers, over the counter.',
      links: [
        { label: 'AEPS', href: '/AepsPage' },
        { label: 'Mobile ATM', href: '/MatmPage' },
        { label: 'POS', href: '/PosPage' },
        { label: 'Money transfer', href: '/DmtPage' },
        { label: 'Transfer to Nepal', href: '/IndoNepal' },
      ],
    },
    {
      picture: { name: 'about-cards', narrow: 'about-cards-narrow' },
      title: 'Cards, SMS and lookups',
      text: 'Offer prepaid cards and PAN applications, text your customers, and look up codes.',
      links: [
        { label: 'Prepaid cards', href: '/PrepaidCard' },
        { label: 'PAN cards', href: '/PanUtiPage' },
        { label: 'Bulk SMS', href: '/BulkSMS' },
        { label: 'Lookup tools', href: '/OperatorFinder' },
        { label: 'Long and short codes', href: '/Solutions' },
      ],
    },
    {
      picture: { name: 'about-software', narrow: 'about-software-narrow' },
      title: 'Custom software',
      text: 'We build it for your business, and your customers see your own brand.',
      links: [
        { label: 'Web and mobile apps', href: '/SoftwareDevelopment' },
        { label: 'Recharge app', href: '/RechargeApplication' },
        { label: 'MLM software', href: '/MLMSoftware' },
        { label: 'Digital marketing', href: '/DigitalMarketing' },
        { label: 'Blockchain', href: '/Blockchain' },
      ],
    },
  ],
  principles: [
    {
      picture: {
        name: 'about-status',
        alt: 'A phone with a marigold clock: a payment is pending',
      },
      title: 'Report the real status',
      text: 'A payment is successful, failed or pending. If the result is not known yet, we say so.',
    },
    {
      picture: {
        name: 'about-refund',
        alt: 'A rupee coin, and around it a green arrow that turns back',
      },
      title: 'Refund what failed',
      text: `Failed recharges are refunded automatically within ${figures.recharge.refundHours} hours. The [refund policy](/RefundCancellationPolicy) says what else can be refunded.`,
    },
    {
      picture: {
        name: 'about-share',
        alt: 'A rupee coin in two equal halves',
      },
      title: 'Share revenue with partners',
      text: 'Partners share the revenue, so both sides earn when a transaction succeeds.',
    },
    {
      picture: {
        name: 'about-needed',
        alt: 'A form with two fields filled in and one struck out',
      },
      title: 'Collect only what is needed',
      text: 'Our [privacy policy](/PrivacyPolicy) and [data user policy](/DataUserPolicy) say what each service needs and why.',
    },
  ],
  principlesPicture: {
    name: 'about-work-tall',
    narrow: 'about-work',
    alt: 'A recharge of ₹299 step by step: sent to the operator, pending, failed and refunded 18 minutes later, and the balance, which has the ₹299 back',
  },
  aim: {
    eyebrow: 'Our long-term aim',
    heading:
      'Towards the first decentralized dynamic marketplace for institutional unsecured capital',
    lead: 'We aim at an open market where businesses borrow from institutions without collateral. It does not exist yet, and we offer neither loans nor investments.',
    picture: {
      name: 'about-aim',
      narrow: 'about-aim-narrow',
      stepwise: true,
      alt: 'A plan in four parts. From a bank a coin goes to a chart with a cash flow that rises, and a house with a padlock is faded and has a cross. To one request on a borrower’s phone come the offers of three banks, and one has a tick. The needle of a rate is between an arrow that begins at a shop and one that begins at coins. Three people in a ring with nothing in its middle have the same record',
    },
    words: [
      {
        word: 'Unsecured capital',
        text: 'Institutions lend on a borrower’s cash flow, without collateral.',
      },
      {
        word: 'Marketplace',
        text: 'A borrower states a need once, and several lenders reply.',
      },
      { word: 'Dynamic', text: 'Rates rise and fall with supply and demand.' },
      { word: 'Decentralized', text: 'All parties keep the same records. None owns them.' },
    ],
  },
  company: {
    intro: `We answer enquiries and build software here. ${contact.beforeVisit}`,
    picture: {
      name: 'about-office',
      narrow: 'about-office-narrow',
      alt: 'An office: a colleague with a headset is at her desk, another writes on a board, and a third watches with a cup; on wide screens a fourth and a visitor greet each other with joined palms, and the Victoria Memorial is in the window',
    },
    support: {
      term: 'Support',
      detail: `${figures.company.supportHours} for customers`,
    },
  },
  facts: [
    { value: `${figures.company.yearsOfExperience}+ years`, label: 'of experience' },
    { value: `${figures.company.solutionsDelivered}+`, label: 'solutions delivered' },
    { value: `${figures.aeps.distributors}+`, label: 'AEPS distributors' },
    { value: figures.company.supportHours, label: 'customer support' },
  ],
  call: {
    heading: 'Talk to us about your business',
    text: 'Say which service you need first, or ask for a time to talk. Someone from our Kolkata office emails or calls you back.',
    picture: 'about-closing',
  },
};
