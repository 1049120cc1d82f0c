import { figures } from '../figures.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

const { refundHours, minimumDeposit } = figures.recharge;

/** The amount in the flow of money, in the code and in the picture, in rupees. */
const recharge = 299;

export const rechargeApi: ServiceContent = {
  heading: 'One recharge API for mobile, DTH and data cards',
  lead: 'Send a number, an operator and an amount; the answer carries the status, the operator’s reference and your new balance.',
  picture: {
    name: 'recharge-api',
    alt: 'A phone that shows a mobile recharge of ₹299 as successful, with the operator’s reference number',
  },
  proof: [
    {
      value: `${refundHours} hours`,
      label: 'within which a failed recharge is refunded automatically',
    },
    { value: rupees(minimumDeposit), label: 'minimum deposit to start' },
    { value: `${figures.company.yearsOfExperience}+ years`, label: 'of experience' },
  ],
  sections: [
    {
      kind: 'audience',
      heading: 'Built for people who sell recharges',
      intro: 'Whoever has customers with a phone or a set-top box can sell them the next month.',
      cards: [
        {
          icon: 'store',
          title: 'Retail networks',
          text: 'Your counters sell mobile, DTH and data card recharges from one balance, and you see each order in one place.',
        },
        {
          icon: 'smartphone',
          title: 'App and wallet owners',
          text: 'Add recharge beside what your customers already do in your app. They stay on your screen; your server makes the call.',
        },
        {
          icon: 'users',
          title: 'Distributors',
          text: 'Put the API behind the panel that your retailers use. If you have no panel yet, we also build a [recharge application](/RechargeApplication).',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How a recharge runs',
      steps: [
        {
          title: 'You call',
          text: 'Your server sends the number, the operator code, the amount and an order id of your own.',
        },
        {
          title: 'We pass it on',
          text: 'The amount is set aside from your balance and the request goes to the operator.',
        },
        {
          title: 'You know',
          text: 'The answer says success, failed or pending. A pending order gets its final status later, by a callback to your address.',
        },
        {
          title: 'Money returns',
          text: `If the recharge failed, the amount is back in your balance within ${refundHours} hours. Nobody has to ask for it.`,
        },
      ],
    },
    {
      kind: 'flow',
      heading: `The way of ${rupees(recharge)}, there and back`,
      amount: recharge,
      stops: [
        {
          icon: 'users',
          name: 'Your customer',
          pays: 'Cash or UPI',
          onward: 'Payment',
        },
        {
          icon: 'store',
          name: 'You',
          receives: 'Taken',
          pays: 'Balance with us',
          onward: 'Recharge API',
        },
        {
          icon: 'smartphone',
          name: 'The number',
          receives: 'Prepaid plan',
        },
      ],
      back: `If the operator refuses, ${rupees(recharge)} is back in your balance within ${refundHours} hours, automatically.`,
      backToMiddle: true,
    },
    {
      kind: 'code',
      heading: 'The call your developer will write',
      intro:
        'One POST in, one JSON answer out. Keep the order id: with it you can ask for the status later, without sending the recharge again.',
      samples: [
        {
          title: 'Recharge a prepaid number',
          request: {
            method: 'POST',
            path: '/v1/recharges',
            body: {
              orderId: 'RC-20418',
              service: 'prepaid',
              operator: 'OP1',
              circle: 'WB',
              number: '98300XXXXX',
              amount: recharge,
            },
          },
          response: {
            status: 200,
            body: {
              orderId: 'RC-20418',
              status: 'success',
              operatorRef: 'WB7730214458',
              amount: recharge,
              balance: 18451.5,
            },
          },
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'What you need to start',
      items: [
        'PAN and address proof of your business or shop',
        'A server, or counter software, that can make an HTTPS request',
        'An address of your own that can receive the callback for pending orders',
        'A balance of your own choosing, because there is no minimum deposit',
      ],
    },
    {
      kind: 'facts',
      heading: 'The details',
      rows: [
        { term: 'Services', detail: 'Mobile, DTH and data card' },
        {
          term: 'What identifies the customer',
          detail:
            'The mobile number, the subscriber or smart card number of the DTH connection, or the number of the data card',
        },
        {
          term: 'Failed recharges',
          detail: `Refunded automatically within ${refundHours} hours`,
        },
        { term: 'Minimum deposit', detail: 'None' },
        { term: 'Interface', detail: 'HTTPS and JSON, with a callback for pending orders' },
      ],
    },
    {
      kind: 'related',
      heading: 'If the API is not enough',
      links: [
        {
          path: '/RechargeApplication',
          label: 'Recharge application',
          text: 'An app and a panel under your own name, when you have nobody to write them.',
        },
        {
          path: '/BbpsPage',
          label: 'BBPS',
          text: 'Electricity, gas, water and nine more kinds of bill for the same customers.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about the Recharge API',
      questions: [
        {
          question: 'What happens when a recharge fails?',
          answer: `The amount returns to your balance within ${refundHours} hours, automatically. You need not raise a ticket, and you can serve the customer again with a new order.`,
        },
        {
          question: 'Do I have to keep a large balance?',
          answer:
            'No. There is no minimum deposit: load what you expect to sell, and top up when you like.',
        },
        {
          question: 'How do I find the customer’s operator?',
          answer:
            'Ask the customer first. Numbers move between operators, so the first digits no longer tell. An [HLR lookup](/OperatorFinder) shows which network serves the number now.',
        },
        {
          question: 'What should I do with a pending order?',
          answer:
            'Wait for the callback or ask for the status, and tell the customer that it is on its way. A second recharge while the first is open may reach the number twice.',
        },
        {
          question: 'Can I try it with little money?',
          answer:
            'Yes. As there is no minimum deposit, load a small sum, recharge a few numbers of your own and compare every status with your records before you open it to customers.',
        },
      ],
    },
  ],
  call: {
    heading: 'Put recharge on your counter or in your app',
    text: 'Tell us what you sell today and how many recharges you expect. We reply with the terms, the API description and the next steps.',
  },
};
