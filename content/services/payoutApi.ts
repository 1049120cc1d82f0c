import { figures } from '../figures.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

const { modes, apis } = figures.payout;
const [neft, rtgs, imps, upi, ppiWallet] = modes;

/** The amount in the flow of money, in the code and in the picture, in rupees. */
const salary = 42_500;

export const payoutApi: ServiceContent = {
  heading: 'Pay people and vendors straight from your own system',
  lead: `${apis.length} APIs carry money from your balance to bank accounts, UPI ids and wallets, and tell you what became of each payment.`,
  picture: {
    name: 'payout-api',
    alt: 'A list of four payouts with names, amounts and modes: Ananya Sen ₹42,500 by NEFT, Gupta Packaging ₹2,36,000 by RTGS and Imran Shaikh ₹1,299 by UPI are marked paid in green, Lakshmi Nair ₹850 to a PPI Wallet is pending; above it a balance of ₹6,18,450, and behind it a dark code window with the payout request',
  },
  proof: [
    { value: `${modes.length} modes`, label: modes.join(', ') },
    { value: `${apis.length} APIs`, label: apis.join(', ') },
    { value: figures.company.supportHours, label: 'support for your accounts and developers' },
  ],
  sections: [
    {
      kind: 'useCases',
      heading: 'What does Payouts do?',
      intro:
        'It replaces typing transfers one by one into a bank’s website. Pick the kind of payment that you make most.',
    },
    {
      kind: 'steps',
      heading: 'From an approved bill to a bank reference',
      steps: [
        {
          title: 'Load',
          text: 'You keep a balance with us that is large enough for the next run.',
        },
        {
          title: 'Name the receiver',
          text: 'You add each person or firm once as a beneficiary, with account details or a UPI id.',
        },
        {
          title: 'Send',
          text: 'Your system sends the amount, the mode and an order id of its own for each payout.',
        },
        {
          title: 'Ask',
          text: 'The payout enquiry returns success, pending or failed, with the reference that your accounts department files.',
        },
      ],
    },
    {
      kind: 'flow',
      heading: `A salary of ${rupees(salary)} on its way`,
      amount: salary,
      stops: [
        {
          icon: 'building',
          name: 'Your company',
          pays: 'Bank account',
          onward: 'Load',
        },
        {
          icon: 'wallet',
          name: 'Your balance with us',
          receives: 'Loaded',
          pays: 'Paid out',
          onward: neft,
        },
        {
          icon: 'landmark',
          name: 'Ananya Sen',
          receives: 'Bank account',
        },
      ],
      back: 'If a payout fails, the amount returns to your balance, and the payout enquiry says so.',
      backToMiddle: true,
    },
    {
      kind: 'code',
      heading: `The ${apis.length} APIs, in the order of use`,
      intro: `Payout is made of ${apis.length} APIs: ${apis.join(', ')}. One beneficiary can receive any number of payouts.`,
      samples: [
        {
          title: 'Add beneficiary',
          request: {
            method: 'POST',
            path: '/v1/payouts/beneficiaries',
            body: {
              beneficiaryId: 'EMP-0142',
              name: 'ANANYA SEN',
              accountNumber: 'XXXXXXXX4821',
              ifsc: 'ABCD0123456',
              mobile: '98300XXXXX',
            },
          },
          response: { status: 201, body: { beneficiaryId: 'EMP-0142', status: 'active' } },
        },
        {
          title: 'Payout',
          request: {
            method: 'POST',
            path: '/v1/payouts',
            body: {
              orderId: 'PO-7731',
              beneficiaryId: 'EMP-0142',
              amount: salary,
              mode: 'NEFT',
              remark: 'Salary November 2026',
            },
          },
          response: {
            status: 202,
            body: { orderId: 'PO-7731', status: 'pending', amount: salary, balance: 618450 },
          },
        },
        {
          title: 'Payout enquiry',
          request: { method: 'GET', path: '/v1/payouts/PO-7731' },
          response: {
            status: 200,
            body: {
              orderId: 'PO-7731',
              status: 'success',
              mode: 'NEFT',
              amount: salary,
              bankReference: '633410XXXX07',
              completedAt: '2026-11-30T10:32:07+05:30',
            },
          },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Choose the mode for each payment',
      intro: `A payout goes by one of ${modes.length} modes: ${modes.join(', ')}. Each has limits, set by its own rules and by the banks involved.`,
      caption: 'Payout modes, how the money moves and what you need to know of the receiver',
      columns: ['Mode', 'How it moves', 'Good for', 'You need'],
      rows: [
        [
          neft,
          'To a bank account, in half-hourly batches',
          'Salaries and bills that are planned',
          'Account number, IFSC',
        ],
        [
          rtgs,
          'To a bank account, one by one; the Reserve Bank sets a minimum amount',
          'Large vendor bills',
          'Account number, IFSC',
        ],
        [
          imps,
          'To a bank account, one by one, day and night',
          'Refunds and urgent payments',
          'Account number, IFSC',
        ],
        [
          upi,
          'To the account behind a UPI id',
          'Small sums to people who share only their UPI id',
          'UPI id',
        ],
        [
          ppiWallet,
          'To a prepaid wallet that accepts loads',
          'Prizes, rewards, small refunds',
          'Mobile number of the wallet',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Check the receiver before you pay',
      paragraphs: [
        'A payment to the wrong account is hard to get back, because the holder has to agree. Confirm a new vendor’s identity with the [PAN Card API](/PanCardApi) and check the branch code in our [IFSC finder](/OperatorFinder). Then send a small first payout and ask the receiver to confirm it.',
        'Inside your own system, let one person enter a payout and another approve it. The API does what your server tells it to.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'What to have at hand',
      items: [
        'Registration papers, PAN and address proof of the business',
        'A bank account in the name of the business, from which you load the balance',
        'Your usual payments: whom you pay, how often and roughly how much',
        'A server that makes the calls, and a developer who can work with HTTPS and JSON',
      ],
    },
    {
      kind: 'related',
      heading: 'Before and beside a payout',
      links: [
        {
          path: '/PanCardApi',
          label: 'PAN Card API',
          text: 'Confirm a new vendor’s PAN and name before the first payment.',
        },
        {
          path: '/PrepaidCard',
          label: 'Prepaid card',
          text: 'Give staff a limit to spend, instead of paying them back later.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions from accounts and engineering',
      questions: [
        {
          question: 'A payout says pending. Should we send it again?',
          answer:
            'Ask with the payout enquiry until the status is final. A second payout under a new order id is a second payment.',
        },
        {
          question: 'What happens to the money when a payout fails?',
          answer:
            'It returns to your balance. How soon depends on the mode and on the receiving bank. Correct the beneficiary’s details before you try again.',
        },
        {
          question: 'Can we pay on Sundays and bank holidays?',
          answer: `${neft}, ${rtgs}, ${imps} and ${upi} work on all days in India. A single bank may still be down for maintenance, so leave time for salaries.`,
        },
        {
          question: 'Is this the same as money transfer at a shop?',
          answer:
            'No. Payout pays what your business owes. [Domestic money transfer](/DmtPage) sends cash for customers who walk in.',
        },
      ],
    },
  ],
  call: {
    heading: 'Plan your first payout run with us',
    text: 'Tell us whom you pay and in which modes. We reply with the documents we need, the terms and the API description.',
  },
};
