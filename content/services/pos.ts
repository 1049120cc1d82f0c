import { figures } from '../figures.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

/** The amount in the flow of money and in the picture, in rupees. */
const sale = 1850;

export const pos: ServiceContent = {
  heading: 'Take cards and UPI at the counter or at the doorstep',
  lead: 'A POS terminal for the billing desk or a pocket-sized mPOS reader for staff on the road, with every sale in one report.',
  picture: {
    name: 'pos',
    alt: 'A card terminal whose screen says “Approved ₹1,850” while a card is held at its side, with a paper receipt coming out at the top that lists the date, the last four card digits 4417 and an approval code, and a pocket mPOS reader beside a phone that shows the day’s total of ₹24,300',
  },
  proof: [
    { value: `${figures.pos.steps} steps`, label: 'from the amount to the receipt' },
    { value: `${figures.pos.seconds} seconds`, label: 'or about that, for a card payment' },
    { value: figures.company.supportHours, label: 'support for the merchants who depend on it' },
  ],
  sections: [
    {
      kind: 'audience',
      heading: 'Which business takes which device',
      cards: [
        {
          icon: 'store',
          title: 'Shops and restaurants',
          text: 'A POS terminal stands at the till all day, prints its own slips and needs no phone.',
        },
        {
          icon: 'truck',
          title: 'Delivery and home service',
          text: 'An mPOS reader fits in a pocket. The rider or technician collects at the door and carries less cash back.',
        },
        {
          icon: 'briefcase',
          title: 'Clinics, agents and tutors',
          text: 'A few payments a day hardly justify a terminal. A reader with the phone you already own covers them.',
        },
        {
          icon: 'handshake',
          title: 'Distributors',
          text: 'Place devices with the merchants you visit anyway, and look after them as your own portfolio.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: `A sale in ${figures.pos.steps} steps`,
      intro: `It takes about ${figures.pos.seconds} seconds, so the queue keeps moving on a festival evening.`,
      steps: [
        {
          title: 'Enter the amount',
          text: 'Type it on the terminal or in the app on your phone. With an mPOS reader, the phone passes it on over Bluetooth.',
        },
        {
          title: 'Tap, dip or scan',
          text: 'The customer taps or inserts a card and enters the PIN where it is asked for, or scans the UPI code on the screen.',
        },
        {
          title: 'Give the receipt',
          text: 'The bank’s answer appears. Print the charge slip, or send it to the customer’s mobile number.',
        },
      ],
    },
    {
      kind: 'flow',
      heading: `From ${rupees(sale)} on a card to your account`,
      amount: sale,
      stops: [
        {
          icon: 'credit-card',
          name: 'Customer’s card',
          pays: 'Card account',
          onward: 'Card network',
        },
        {
          icon: 'receipt',
          name: 'The day’s batch',
          receives: 'Sale approved',
          pays: 'Settled',
          onward: 'Settlement',
        },
        {
          icon: 'landmark',
          name: 'Your bank account',
          receives: 'Before charges',
        },
      ],
      back: 'A sale that you void before settlement is cancelled. After it, a refund goes to the same card.',
    },
    {
      kind: 'table',
      heading: 'POS or mPOS',
      intro: 'Both accept the same cards. They differ in what they need around them.',
      caption: 'POS terminal and mPOS reader compared',
      columns: ['Feature', 'POS terminal', 'mPOS reader'],
      rows: [
        ['Connection', 'Own SIM or Wi-Fi', 'Bluetooth, through your phone'],
        ['Receipt', 'Printed, or sent by SMS', 'Sent by SMS or email'],
        ['Amount is typed', 'On the terminal', 'In the app'],
        ['Power', 'Battery with a charging base or cable', 'Rechargeable battery'],
        ['Suits', 'A fixed till with many bills a day', 'Staff who go to the customer'],
      ],
    },
    {
      kind: 'facts',
      heading: 'Good to know before you order',
      rows: [
        {
          term: 'Payment types',
          detail:
            'Debit, credit and [prepaid cards](/PrepaidCard) by chip or tap, and UPI by QR code',
        },
        {
          term: 'PIN',
          detail:
            'Entered by the customer on the device. Small taps pass without one, up to the limit the Reserve Bank sets',
        },
        {
          term: 'Settlement',
          detail: 'To your bank account, in the cycle written in your merchant terms',
        },
        {
          term: 'Charges',
          detail:
            'A percentage of the sale that depends on how the customer pays, plus rent or price of the device. You see both in writing before you sign',
        },
        {
          term: 'Card data',
          detail:
            'Encrypted inside the device. Neither the phone nor your billing software sees the full card number',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Papers for a merchant account',
      items: [
        'PAN of the business, or of the owner for a sole proprietor',
        'Proof that the business exists: GST certificate, shop licence or Udyam registration',
        'Identity and address proof of the owner, partners or directors',
        'A cancelled cheque of the account that will receive the money',
        'A photograph of the shop front or the place of work',
      ],
    },
    {
      kind: 'related',
      heading: 'From accepting cards to paying out cash',
      links: [
        {
          path: '/MatmPage',
          label: 'Mobile ATM',
          text: 'A card reader that lets the customer withdraw cash at your shop.',
        },
        {
          path: '/AepsPage',
          label: 'AEPS',
          text: 'Withdrawals on Aadhaar and a fingerprint, for customers without a card.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions from the till',
      questions: [
        {
          question:
            'The customer’s bank sent a debit message but my device says failed. Who is right?',
          answer:
            'Go by your device. A debit without an approval on your side is reversed to the customer by the banks. Ask for another way to pay, and keep the failed slip.',
        },
        {
          question: 'Can I cancel a wrong amount?',
          answer:
            'Yes. Void the sale on the device before the day’s batch is settled, and the charge is cancelled. After that it becomes a refund, which the customer’s bank credits to the same card.',
        },
        {
          question: 'Can the same device give out cash?',
          answer:
            'For withdrawals with a debit card, look at our [mobile ATM](/MatmPage). It is a different service with its own rules and its own onboarding.',
        },
      ],
    },
  ],
  call: {
    heading: 'Tell us how your customers like to pay',
    text: 'Write how many bills you make a day and where. We suggest a terminal or a reader, with the charges in writing.',
  },
};
