import { figures } from '../figures.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

export const rechargeApplication: ServiceContent = {
  heading: 'Your own recharge app and panel, under your own name',
  lead: 'Your retailers sell recharges in an app that carries your brand, while you watch orders, margins and balances in one panel.',
  picture: {
    name: 'recharge-application',
    alt: `A retailer’s phone with a recharge app open: wallet balance ${rupees(12480)}, tiles for prepaid, DTH and data card, and a finished recharge of ${rupees(349)}; behind it the owner’s web panel with a table of today’s orders marked success, pending or refunded`,
  },
  proof: [
    {
      value: `${figures.recharge.refundHours} hours`,
      label: 'for a failed recharge to be refunded, on its own',
    },
    { value: rupees(figures.recharge.minimumDeposit), label: 'minimum deposit for recharge' },
    {
      value: `${figures.company.yearsOfExperience}+ years`,
      label: 'of building recharge and payment systems',
    },
  ],
  sections: [
    {
      kind: 'audience',
      heading: 'For sellers without a technical team',
      intro:
        'If you have developers and an app already, the [Recharge API](/RechargeApi) alone will do. This product is for the others.',
      cards: [
        {
          icon: 'truck',
          title: 'Distributors',
          text: 'You supply a few dozen or a few hundred counters and want them on one balance system instead of phone calls and cash slips.',
        },
        {
          icon: 'store',
          title: 'Shop chains and service centres',
          text: 'Customers come for a photocopy or a form. A recharge at the same counter brings them back next month.',
        },
        {
          icon: 'trending-up',
          title: 'First-time founders',
          text: 'You know your local market and want to start with it. The app, the panel and the connection arrive together.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How an order travels',
      steps: [
        {
          title: 'The retailer enters it',
          text: 'Number, operator, amount. The app shows the margin before the retailer confirms.',
        },
        {
          title: 'The panel checks it',
          text: 'It checks the retailer’s balance, holds the amount and stops a repeated tap from becoming a second order.',
        },
        {
          title: 'Our API sends it',
          text: 'The order goes out through the [Recharge API](/RechargeApi). The result and the operator’s reference come back to the app.',
        },
        {
          title: 'The ledger closes it',
          text: `Success credits the margins at every level. Failure returns the amount, within ${figures.recharge.refundHours} hours, without a request.`,
        },
      ],
    },
    {
      kind: 'code',
      heading: 'When an order stays pending',
      intro:
        'Operators sometimes answer late. The panel can then call an address of yours, so that your accounts learn the final result.',
      samples: [
        {
          title: 'Order webhook to your server',
          request: {
            method: 'POST',
            path: '/your-app/recharge-orders',
            body: {
              event: 'order.settled',
              orderId: 'APP-71035',
              retailerId: 'RT-0182',
              service: 'dth',
              number: '30214XXXXX',
              amount: 450,
              status: 'success',
              operatorRef: 'DT5520917734',
              settledAt: '2026-11-12T18:42:07+05:30',
            },
          },
          response: { status: 200, body: { orderId: 'APP-71035', received: true } },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Who sees what',
      intro: 'Every login belongs to one role. Nobody sees the margins of the level above.',
      caption: 'Roles in the recharge app and panel',
      columns: ['Role', 'Works in', 'Can do'],
      rows: [
        [
          'Owner',
          'Web panel',
          'Set margins by operator and service, approve balance requests, answer complaints, export the day book',
        ],
        [
          'Distributor',
          'Web panel and app',
          'Add retailers, pass balance on to them, follow their sales and own earnings',
        ],
        [
          'Retailer',
          'App',
          'Recharge, see past orders and earnings, ask for balance, raise a complaint on an order',
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'What you need to start',
      items: [
        'A name, a logo and the colours for your app',
        'Business registration or a proprietor’s PAN, with an address proof',
        'A developer account at the app store in your own name, so the listing is yours',
        'The margins you want to give to distributors and retailers',
      ],
    },
    {
      kind: 'facts',
      heading: 'The details',
      rows: [
        { term: 'Services', detail: 'Mobile, DTH and data card recharge' },
        {
          term: 'Can be added',
          detail:
            '[Bill payment](/BbpsPage), [money transfer](/DmtPage), [AEPS](/AepsPage), [train tickets](/TravelApi)',
        },
        { term: 'Minimum deposit', detail: 'None for recharge' },
        {
          term: 'Software refunds',
          detail: `Ask within ${figures.refund.requestDays} days of purchase; see the [refund policy](/RefundCancellationPolicy)`,
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Around the app',
      links: [
        {
          path: '/BbpsPage',
          label: 'BBPS',
          text: 'Add bill payment in twelve categories to the same app.',
        },
        {
          path: '/DigitalMarketing',
          label: 'Digital marketing',
          text: 'Be found by shopkeepers who look for a recharge supplier.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions from future owners',
      questions: [
        {
          question: 'How do I earn?',
          answer:
            'You receive a margin on each successful recharge and decide how much of it goes to your distributors and retailers. The panel books the split order by order.',
        },
        {
          question: 'A customer paid and the phone shows no recharge. What now?',
          answer: `The retailer opens the order in the app and sees its state. A failed order is refunded within ${figures.recharge.refundHours} hours. A successful one carries the operator’s reference, which the customer can quote to the operator.`,
        },
        {
          question: 'Can I use another recharge supplier with the app?',
          answer:
            'The app is built on our Recharge API. Ask us if you have a second supplier in mind; connecting one is custom work and is quoted separately.',
        },
      ],
    },
  ],
  call: {
    heading: 'Put your name on a recharge app',
    text: 'Tell us how many counters you supply and what they sell today. We show you the app and panel with sample data and send a quotation.',
  },
};
