import { figures } from '../figures.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

/** The recharge that the page follows, in rupees; the picture shows it too. */
const example = 349;

/** An arithmetic example, named as such on the page; it states nothing about the margins of any operator. In percent. */
const day = { recharges: 400, margin: 3, distributors: 0.5 } as const;
const sold = day.recharges * example;
const share = (percent: number): number => (sold * percent) / 100;

export const rechargeApplication: ServiceContent = {
  heading: 'White-label recharge app and panel for your retailer network',
  lead: 'Your retailers sell mobile, DTH and data card recharges in an app with your name, run from your web panel.',
  picture: {
    name: 'recharge-application',
    narrow: 'recharge-app-hero-narrow',
    alt: `The owner’s web panel with ₹38,460 sold today and the shops’ latest orders marked success, pending or refunded, and in front of it a retailer’s phone with the working limit ${rupees(12480)} and tiles for prepaid, DTH and data card`,
  },
  action: 'Get a quote for your app',
  secondAction: { label: 'Follow one recharge', href: '#recharge' },
  sections: [
    {
      kind: 'dial',
      id: 'margins',
      heading: 'How you and your retailers earn',
      intro:
        'You receive a margin on each successful recharge and decide how much of it goes to your network. This is only an example, as margins differ by operator and service and can change. Ask us for the latest ones before you promise a share.',
      dial: {
        label: 'The retailers’ share',
        unit: 'percent',
        least: 0,
        most: 3,
        step: 0.5,
        example: 2,
      },
      terms: [
        {
          amount: share(day.margin),
          title: 'Your margin',
          text: `${day.margin}% of ${rupees(sold)}, for ${day.recharges} recharges of ${rupees(example)}.`,
        },
        { each: -share(1), title: 'Retailers', text: '{n} of what they sold.' },
        {
          amount: -share(day.distributors),
          title: 'Distributors',
          text: `${day.distributors}% of what their retailers sold.`,
        },
      ],
      total: {
        title: 'Left for you',
        text: 'Before hosting, messages and support.',
        below: {
          title: 'Paid from your own money',
          text: 'Your network receives more than your margin. Lower one of the shares.',
        },
      },
    },
    {
      kind: 'steps',
      deep: true,
      id: 'recharge',
      heading: `One ${rupees(example)} recharge, from counter to ledger`,
      banner: {
        name: 'recharge-way',
        narrow: 'recharge-way-narrow',
        alt: `The path of one recharge of ${rupees(example)}: the retailer’s entry, a dial with the working limit before and after, the operator’s mast with the word success, and the ledger in which the margins are booked`,
      },
      steps: [
        {
          title: 'The retailer enters it',
          text: 'The customer pays at the counter. The retailer enters the number, operator and amount.',
        },
        {
          title: 'The panel checks it',
          text: 'The amount must fit the retailer’s working limit. A repeated tap must not become a second recharge.',
        },
        {
          title: 'Our API sends it',
          text: 'The order goes out through the [Recharge API](/RechargeApi). The status and the operator’s reference come back.',
        },
        {
          title: 'The ledger records it',
          text: `On success, the margins are booked. A failed recharge is refunded automatically within ${figures.recharge.refundHours} hours.`,
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What each role does in the system',
      intro: 'Use this list to write your scope.',
      picture: {
        name: 'recharge-roles',
        alt: 'Three devices: the owner’s web panel with margins for prepaid, DTH and data card, the distributor’s tablet with a list of retailers, and the retailer’s phone with a recharge that succeeded',
      },
      caption: 'Owner, distributor and retailer: where each works and what to agree',
      columns: ['Role', 'Works in', 'Functions to agree'],
      rows: [
        [
          'Owner',
          'Web panel',
          'Margins by operator and service, limits, complaints, an export of each day’s sales',
        ],
        [
          'Distributor',
          'Web panel and app',
          'New retailers, their working limits, sales and complaints, own earnings',
        ],
        ['Retailer', 'App', 'Recharges, order status, earnings, a complaint on an order'],
      ],
    },
    {
      kind: 'related',
      heading: 'What else the app can sell',
      intro:
        'Ask for these, [money transfer](/DmtPage) or [train tickets](/TravelApi) in the quotation. Some of them need checks by a bank first.',
      links: [
        {
          path: '/BbpsPage',
          label: 'Bill payment',
          text: 'Electricity, gas, water and nine more categories of bills.',
          picture: 'recharge-sells-bills',
        },
        {
          path: '/AepsPage',
          label: 'AEPS',
          text: 'Cash withdrawal and balance enquiry with Aadhaar and a fingerprint.',
          picture: 'recharge-sells-cash',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Running costs and ownership',
      rows: [
        {
          term: 'App and panel',
          detail: 'Quoted by the services you want and the changes you ask for.',
        },
        {
          term: 'Every month',
          detail: 'Hosting, messages and support. Ask for each as a separate line.',
        },
        {
          term: 'App store listing',
          detail: 'In a developer account of your own, so that its reviews stay yours.',
        },
        {
          term: 'Source code',
          detail: 'Your agreement says whether you buy the code or a licence. Ask before you sign.',
        },
        {
          term: 'Working limit',
          detail:
            'What a retailer can still sell. The money behind it is kept with the bank or authorised issuer named in your agreement.',
        },
        {
          term: 'Refund of software',
          detail: `Ask within ${figures.refund.requestDays} days of purchase. Custom work is non-refundable once started. See the [refund policy](/RefundCancellationPolicy).`,
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'App, launch and complaints',
      beside: true,
      questions: [
        {
          question: 'Do I need the app or only the API?',
          answer:
            'If you have your own app and people to maintain it, connect it to the [Recharge API](/RechargeApi). The app suits distributors who supply many counters, and shop chains that want all sales together.',
        },
        {
          question: 'How does a launch go?',
          answer:
            'In four stages: scope and quotation, brand and documents, a trial, and the app store. In the trial, retailers you trust make real recharges. You check orders, margins and one refund. Ask for the dates in the quotation.',
        },
        {
          question: 'A customer has paid, but the phone shows no recharge. What now?',
          answer:
            'The retailer opens the order and checks its status. If it failed, the refund is automatic. If it succeeded, we pass the complaint to the operator; the customer can also quote the operator’s reference.',
        },
        {
          question: 'Can I use another recharge supplier?',
          answer:
            'The app is built on our Recharge API. Connecting a second supplier is custom work and is quoted separately.',
        },
      ],
    },
  ],
  call: {
    heading: 'Plan an app for your counters',
    text: 'Say how many counters you supply and what they sell today. We email or call you to agree the scope, and a quotation follows.',
    picture: 'recharge-app-closing',
  },
};
