import { figures } from './figures.ts';
import type { PictureText } from './pictureText.ts';
import type { Card, Fact } from './sections.ts';

/** Some words of the page's heading, and what they mean. */
export interface Word {
  readonly word: string;
  readonly title: string;
  readonly text: string;
}

/** The overview page, in the order in which a visitor reads it. */
export interface About {
  readonly hero: {
    readonly heading: string;
    readonly lead: string;
    readonly picture: PictureText;
  };
  /** The headings of the parts below. */
  readonly headings: {
    readonly story: string;
    readonly whatWeDo: string;
    readonly principles: string;
    readonly facts: string;
  };
  /** The problem, above the words. */
  readonly story: string;
  /** The words of the heading, one by one. */
  readonly words: readonly Word[];
  /** How far the company has come, below the words. */
  readonly standing: readonly string[];
  readonly whatWeDo: readonly Card[];
  readonly principles: readonly Card[];
  readonly facts: readonly Fact[];
  readonly call: { readonly heading: string; readonly text: string };
}

export const about: About = {
  hero: {
    heading:
      'Towards the first decentralized dynamic marketplace for institutional unsecured capital',
    lead: 'Our ambition is a market where lenders and borrowers of institutional unsecured capital meet on open terms that both can check; the services that we run today are its groundwork.',
    picture: {
      name: 'about',
      alt: 'Offers of lenders on one side and requests of borrowers on the other, joined across an open table of amounts, periods and rates in rupees, over a chain of record blocks',
    },
  },
  headings: {
    story: 'What that sentence means',
    whatWeDo: 'What we do today',
    principles: 'How we go about it',
    facts: 'In figures',
  },
  story:
    'Today such lending is arranged by telephone and closed paper, and each side sees only those who happen to reach its desk.',
  words: [
    {
      word: 'decentralized',
      title: 'Nobody owns the record',
      text: 'Both sides keep the same entries and can check them, with no single party in between.',
    },
    {
      word: 'dynamic',
      title: 'Prices move',
      text: 'Rates follow supply and demand as they change.',
    },
    {
      word: 'marketplace',
      title: 'Ask once, hear many',
      text: 'The request is stated once. Lenders answer with a rate and a period, and each side sees the terms on which the other deals.',
    },
    {
      word: 'institutional unsecured capital',
      title: 'Lent on a record',
      text: 'Money that institutions lend on the strength of a borrower’s cash flow, with no property pledged for it.',
    },
  ],
  standing: [
    'This is where we want to go, and it is not a service that you can sign up for today. We quote no volumes and name no participants. What we can show is the work on which such a market rests: moving money with proof, confirming who somebody is, and keeping records that agree on both sides.',
    `We have done that work for ${figures.company.yearsOfExperience}+ years, from Kolkata, for businesses of every size: a shop that sells its first recharge, a distributor with a network of counters, a company that pays its staff and its vendors by API.`,
  ],
  whatWeDo: [
    {
      icon: 'plug',
      title: 'APIs for payments',
      text: 'One form of request for [recharges](/RechargeApi), [bills](/BbpsPage), [payouts](/PayoutApi), [train tickets](/TravelApi) and [PAN verification](/PanCardApi), with a test key before the live one.',
    },
    {
      icon: 'store',
      title: 'Banking at the counter',
      text: 'Cash by fingerprint through [AEPS](/AepsPage), a [mobile ATM](/MatmPage), [card machines](/PosPage), [money transfer](/DmtPage) within India and [to Nepal](/IndoNepal).',
    },
    {
      icon: 'code',
      title: 'Software to order',
      text: '[Web and mobile applications](/SoftwareDevelopment), [recharge applications](/RechargeApplication) under your own brand, and [MLM software](/MLMSoftware) that computes commissions from sales.',
    },
    {
      icon: 'message',
      title: 'Messages and lookups',
      text: '[Bulk SMS](/BulkSMS), [long and short codes](/Solutions) and SIM hosting, and [lookups](/OperatorFinder) of operators, pincodes and bank branches.',
    },
    {
      icon: 'blocks',
      title: 'Blockchain',
      text: 'Shared records and smart contracts for [cases that need them](/Blockchain), and plain advice when a database would serve you better.',
    },
    {
      icon: 'megaphone',
      title: 'Digital marketing',
      text: 'Search, advertising and content, [planned and measured](/DigitalMarketing) by the customers that they bring.',
    },
  ],
  principles: [
    {
      icon: 'receipt',
      title: 'Say what happened',
      text: 'Successful, failed or pending: every order has a state and a reference. When we do not know yet, the answer says so.',
    },
    {
      icon: 'refresh',
      title: 'Give back what did not work',
      text: `A failed recharge returns to your balance within ${figures.recharge.refundHours} hours on its own. What can be refunded, and when, is written in the [refund policy](/RefundCancellationPolicy).`,
    },
    {
      icon: 'handshake',
      title: 'Earn together',
      text: 'Partners join us on a revenue-sharing model. We earn from the same transactions as they do, so we want the same ones to succeed.',
    },
    {
      icon: 'shield',
      title: 'Ask for little, guard it well',
      text: 'We collect what a service needs and say why. The [data user policy](/DataUserPolicy) describes it in plain language.',
    },
  ],
  facts: [
    { value: `${figures.company.yearsOfExperience}+ years`, label: 'of experience' },
    { value: `${figures.company.solutionsDelivered}+`, label: 'solutions delivered' },
    { value: `${figures.aeps.distributors}+`, label: 'distributors for AEPS' },
    { value: figures.company.supportHours, label: 'support' },
  ],
  call: {
    heading: 'Tell us what you want to build',
    text: 'Describe your business and the first service that you need. You get an answer from somebody who works on it.',
  },
};
