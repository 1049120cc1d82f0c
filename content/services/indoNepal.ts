import { figures } from '../figures.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

/** The amount in the flow of money and in the picture, in rupees. */
const sent = 15_000;

export const indoNepal: ServiceContent = {
  heading: 'Send money home to Nepal from a shop in India',
  lead: `Your counter takes Indian rupees, up to ${rupees(figures.indoNepal.maximumRupees)} a transfer, and the family receives ${figures.indoNepal.paidOutIn}.`,
  picture: {
    name: 'indo-nepal',
    alt: 'A map route that runs from Kolkata to Pokhara over a line of hills, with a transfer receipt in front: “Sent ₹15,000”, “Receives NPR 24,000”, sender Bikash Thapa, receiver Sunita Thapa, relationship wife, a collection PIN shown as •••• and the status “Ready to collect”',
  },
  proof: [
    { value: rupees(figures.indoNepal.maximumRupees), label: 'maximum for one transfer' },
    {
      value: 'NPR',
      label: `${figures.indoNepal.paidOutIn} are what the receiver gets, so nobody has to change money`,
    },
    {
      value: figures.company.supportHours,
      label: 'support for your counter',
    },
  ],
  sections: [
    {
      kind: 'prose',
      heading: 'A service for people who already walk past your shop',
      paragraphs: [
        'Many Nepali citizens work in India: in hotels, on building sites, in security, in homes. They support families across the border. Without a counter near them they give cash to someone who is travelling, or carry it themselves.',
        'This service gives them a regulated way: the sender is identified and every transfer leaves a record. It suits retailers and distributors near industrial areas, stations, hotel districts and the towns along the border.',
      ],
    },
    {
      kind: 'steps',
      heading: 'From the first visit to the pay-out',
      steps: [
        {
          title: 'Register the sender',
          text: 'Once only: identity, address in India, mobile number and a photograph. Later visits need the mobile number and a check.',
        },
        {
          title: 'Name the receiver',
          text: 'Full name as on the Nepali identity paper, address, mobile number, relationship, and whether the money goes to a bank account or is collected in cash.',
        },
        {
          title: 'Confirm the amount',
          text: `The screen shows the charge and the amount in ${figures.indoNepal.paidOutIn} before the sender says yes. Then you take the cash and print the receipt.`,
        },
        {
          title: 'Collect in Nepal',
          text: 'The receiver shows an identity paper and the transfer’s secret number at a pay-out point, or sees the credit in the bank account.',
        },
      ],
    },
    {
      kind: 'flow',
      heading: 'Indian Rupees in, Nepalese Rupees out',
      intro: `A transfer of ${rupees(sent)}, without its charge.`,
      amount: sent,
      stops: [
        {
          icon: 'users',
          name: 'The sender',
          pays: 'Cash in hand',
          onward: 'Cash in India',
        },
        {
          icon: 'store',
          name: 'Your counter',
          receives: 'Cash in the drawer',
          pays: 'Balance with us',
          onward: 'Across the border',
        },
        {
          icon: 'map-pin',
          name: 'The receiver in Nepal',
          receives: 'Paid out',
          amount: 'NPR 24,000',
        },
      ],
      back: 'A transfer that has not been collected can be cancelled, and the sender is refunded.',
    },
    {
      kind: 'table',
      heading: 'Who may send, and what they bring',
      intro: 'This is the usual practice; the bank behind the transfer may ask for more.',
      caption: 'Senders and receivers and the papers usually asked of them',
      columns: ['Person', 'Proof of identity', 'Also asked for'],
      rows: [
        [
          'Nepali citizen who lives in India',
          'Nepali citizenship certificate or passport',
          'Address in India, where the sender works, purpose of the transfer',
        ],
        [
          'Indian citizen who sends to Nepal',
          'Aadhaar, passport, voter card or driving licence',
          'PAN where the rules require it, relationship to the receiver, purpose',
        ],
        [
          'Receiver who collects cash',
          'Nepali citizenship certificate, passport or another government photo identity',
          'The secret number that the sender passes on',
        ],
        [
          'Receiver with a bank account',
          'Checked by the receiver’s own bank',
          'Account number, branch, and the name exactly as in the account',
        ],
      ],
    },
    {
      kind: 'facts',
      heading: 'The terms of a transfer',
      rows: [
        { term: 'Maximum', detail: `${rupees(figures.indoNepal.maximumRupees)} for each transfer` },
        { term: 'Direction', detail: 'India to Nepal only' },
        { term: 'Paid out in', detail: figures.indoNepal.paidOutIn },
        {
          term: 'Rate',
          detail:
            'The Nepalese rupee is pegged to the Indian rupee, so the rate does not swing from day to day',
        },
        {
          term: 'Number of transfers',
          detail:
            'The rules also limit how often one person may send in cash in a year. The system counts and tells you',
        },
        { term: 'Use', detail: 'Personal transfers' },
      ],
    },
    {
      kind: 'related',
      heading: 'For customers with family in India',
      links: [
        {
          path: '/DmtPage',
          label: 'Domestic money transfer',
          text: 'Cash in at your counter, credit in a bank account in another Indian state.',
        },
        {
          path: '/AepsPage',
          label: 'AEPS',
          text: 'Cash out on Aadhaar and a fingerprint, for customers whose wages go to an Indian bank.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions senders put to the counter',
      questions: [
        {
          question: 'Does the sender need a bank account in India?',
          answer: 'No. A sender can pay in cash once identity and address have been checked.',
        },
        {
          question: 'Does the receiver need a bank account in Nepal?',
          answer: `No. Cash can be collected at a pay-out point against identity and the secret number. Either way the receiver gets ${figures.indoNepal.paidOutIn}.`,
        },
        {
          question: `What if someone wants to send more than ${rupees(figures.indoNepal.maximumRupees)}?`,
          answer:
            'That is the maximum for one transfer. Another transfer has to stay within the limits for the person and the year, and borrowing a friend’s identity to pass them is an offence. Direct the sender to a bank branch.',
        },
        {
          question: 'The receiver’s name was misspelt. Can it be corrected?',
          answer:
            'Usually, as long as the money has not been collected. Send us the receipt number and the name as it stands on the identity paper. If it cannot be corrected, the transfer can be cancelled and the sender refunded.',
        },
      ],
    },
  ],
  call: {
    heading: 'Open a Nepal counter where your customers work',
    text: 'Tell us your town and the services you sell today. We explain the onboarding and the charges before you commit to anything.',
  },
};
