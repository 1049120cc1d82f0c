import { rules } from '../rules.ts';
import type { ServiceContent } from './serviceContent.ts';

export const matm: ServiceContent = {
  heading: 'Cash withdrawal with a debit card at your counter',
  lead: 'Pay out cash against a customer’s debit card and PIN, with a small card reader and an Android phone.',
  picture: {
    name: 'matm',
    narrow: 'matm-hero-narrow',
    alt: 'The keeper of a shop looks at a customer before his counter and hands him four ₹500 notes; beside them on the counter lies a small white card reader with a debit card half in its slot and a tick on its display, and a bubble above it says “₹2,000 Approved”',
  },
  action: 'Offer Mobile ATM',
  secondAction: { label: 'Compare with AEPS and POS', href: '#compare' },
  sections: [
    {
      kind: 'steps',
      heading: 'A cash withdrawal in four steps',
      banner: {
        name: 'matm-moments',
        narrow: 'matm-moments-narrow',
        stepwise: true,
        alt: 'Four moments: a phone with the amount ₹2,000 typed on it, joined by a dotted line with the Bluetooth sign to the card reader beside it; a hand that puts a card into the slot of the reader, four dots on its display and a lock; the phone with ₹2,000, a tick and “Approved”, joined to the bank behind it; a hand that gives four ₹500 notes with the slip',
      },
      deep: true,
      steps: [
        {
          title: 'Pair the reader',
          text: 'Open the micro ATM app, connect the reader by Bluetooth and enter the amount.',
        },
        {
          title: 'Insert the card',
          text: 'The customer inserts the debit card and enters the PIN on the reader, which encrypts it.',
        },
        {
          title: 'Wait for approval',
          text: 'The bank checks card, PIN and balance. The result appears on your phone.',
        },
        {
          title: 'Pay the cash',
          text: 'If the withdrawal is approved, hand over the cash and the receipt.',
        },
      ],
    },
    {
      kind: 'topics',
      namesPartner: true,
      heading: 'Approved or failed: where the money goes',
      topics: [
        {
          id: 'approved',
          picture: {
            name: 'matm-approved',
            alt: 'Two notes beside “Your limit +₹2,000” and the bar of that limit, which a green part at its end takes from ₹12,480 to ₹14,480',
          },
          title: 'Approved',
          text: 'Your working limit rises by the amount due to you, settled as your agreement provides.',
        },
        {
          id: 'failed',
          picture: {
            name: 'matm-failed',
            alt: 'A debit card with a cross beside “Customer’s account” and a line of days, from −₹2,000 and a cross on day 0 to +₹2,000 and a tick on day 5',
          },
          title: 'Debited, but no cash',
          text: `The bank reverses it by ${rules.counterReversal.text}, the fifth day after the withdrawal. No form is needed.`,
        },
        {
          id: 'late',
          picture: {
            name: 'matm-late',
            alt: `A bank beside “Customer ${rules.lateReversalADay.text} a day, from day 6” and stacks of coins that grow day by day from day 6 to day 9`,
          },
          title: 'If the reversal is late',
          text: `From the sixth day on, the bank owes the customer ${rules.lateReversalADay.text} a day, without a claim.`,
        },
      ],
    },
    {
      kind: 'table',
      id: 'compare',
      heading: 'Mobile ATM, AEPS or\u00a0POS',
      intro:
        'Choose Mobile ATM (micro ATM) to pay cash against debit cards, and [AEPS](/AepsPage) for customers without one. [POS](/PosPage) takes payments for your own sales.',
      caption: 'What the customer brings, what the shop needs and what happens to the money',
      comparedPictures: [
        { name: 'exchange-matm', narrow: 'exchange-matm-narrow', alt: '' },
        { name: 'exchange-aeps', narrow: 'exchange-aeps-narrow', alt: '' },
        { name: 'exchange-pos', narrow: 'exchange-pos-narrow', alt: '' },
      ],
      columns: ['', 'Mobile ATM', 'AEPS', 'POS'],
      rows: [
        ['Customer has', 'Debit card and PIN', 'Aadhaar and fingerprint', 'Card or UPI app'],
        ['Customer gets', 'Cash', 'Cash', 'Goods or services'],
        [
          'You need',
          'Card reader and phone',
          `${rules.aepsDevices.text} scanner on a phone or PC`,
          'Terminal or mPOS reader',
        ],
        [
          'You receive',
          'Credit to your working limit',
          'Credit to your working limit',
          'Credit to your bank account',
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'What you need to\u00a0offer Mobile ATM',
      pictureFirst: true,
      picture: {
        name: 'matm-kit',
        alt: 'On a counter, a phone on its stand whose Bluetooth and location are switched on, and a white micro ATM card reader in its dock that says “Ready”',
      },
      intro: 'Debit cards of Indian banks work if the bank allows micro ATM withdrawals.',
      items: [
        'A micro ATM card reader, and an Android phone with Bluetooth and location',
        `A sign at the counter that names ${rules.correspondentSign.text}`,
        'PAN and Aadhaar of the owner and of each operator',
        'Address proof of the shop, and a bank account for settlement',
      ],
    },
    {
      kind: 'questions',
      heading: 'Limits, earnings and complaints',
      picture: {
        name: 'matm-slip',
        narrow: 'matm-slip-narrow',
        alt: 'A printer with the slip of a failed cash withdrawal of ₹2,000, its reference number underlined, with cash paid ₹0 and “Keep this slip”',
      },
      pictureFirst: true,
      questions: [
        {
          question: 'The customer was debited but the phone shows a failure. Do I pay?',
          answer:
            'No. Pay only on an approved result with a reference number. The bank reverses the failed debit.',
        },
        {
          question: 'The connection broke and I see no result. What do I do?',
          answer:
            'Check the status in the app first. A second attempt before that could debit the customer twice.',
        },
        {
          question: 'How much can a customer withdraw, and what do I earn?',
          answer:
            'Ask us for the limit for one withdrawal, which the card’s bank may lower, and for your commission and the customer’s charge. Balance enquiry works too, and a mini statement if the bank offers it.',
        },
        {
          question: 'Where does a customer complain?',
          answer:
            'At your counter, or at the bank that issued the card. Keep the slip and send us its reference number, and we follow it up. Your agreement says how to reach our support at any hour.',
        },
      ],
    },
  ],
  partner: 'banking',
  call: {
    heading: 'Bring cash withdrawals to your shop',
    text: 'Give your pincode, your kind of shop or how many shops you supply, and the cash you usually hold. Our reply by email or phone covers the reader, its price, your commission and the usual time to go live.',
    picture: 'matm-closing',
  },
  rules: [
    rules.counterReversal,
    rules.lateReversalADay,
    rules.aepsDevices,
    rules.correspondentSign,
  ],
};
