import { figures } from '../figures.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

/** The amount in the flow of money and in the picture, in rupees. */
const withdrawal = 2000;

export const matm: ServiceContent = {
  heading: 'A mobile ATM that fits beside the cash drawer',
  lead: 'With a card reader and a phone, a neighbourhood shop pays out cash on a customer’s debit card and PIN.',
  picture: {
    name: 'matm',
    alt: 'A palm-sized card reader with a keypad and a debit card in its slot, linked by a Bluetooth wave to a phone that shows “Cash withdrawal ₹2,000, approved”, your bank, card XXXX 7302 and the remaining balance ₹9,815, with four ₹500 notes on the counter',
  },
  proof: [
    {
      value: `${figures.company.yearsOfExperience}+ years`,
      label: 'of experience in fintech and IT',
    },
    {
      value: `${figures.company.solutionsDelivered}+`,
      label: 'solutions delivered',
    },
    {
      value: figures.company.supportHours,
      label: 'support, because people also need cash on Sundays',
    },
  ],
  sections: [
    {
      kind: 'prose',
      heading: 'Where a mobile ATM earns its place',
      paragraphs: [
        'Bank ATMs stand where banks find enough traffic. Villages, market lanes and factory gates often have none, or one that is empty on pay day. The shop next door has the opposite problem: a drawer full of notes that must be carried to the bank in the evening.',
        'A mobile ATM, also called mini ATM or micro ATM, joins the two. The customer’s bank pays the shop electronically and the shop gives the customer its notes. You earn on the withdrawal and have less cash to deposit. The balance goes to your bank account, or pays for the recharges and bills of other customers.',
      ],
    },
    {
      kind: 'steps',
      heading: 'One withdrawal, start to finish',
      steps: [
        {
          title: 'Connect',
          text: 'The retailer opens the app, pairs the reader over Bluetooth and types the amount the customer wants.',
        },
        {
          title: 'Insert',
          text: 'The customer puts in the debit card and enters the PIN on the reader. The PIN leaves it encrypted.',
        },
        {
          title: 'Wait for approval',
          text: 'The customer’s bank checks card, PIN and balance, debits the account and answers.',
        },
        {
          title: 'Hand over',
          text: 'The retailer’s balance grows by the amount, and the customer gets the cash and a receipt.',
        },
      ],
    },
    {
      kind: 'flow',
      heading: `${rupees(withdrawal)}, from the bank to the hand`,
      intro: 'The notes leave your drawer, and the same sum reaches your balance.',
      amount: withdrawal,
      stops: [
        {
          icon: 'credit-card',
          name: 'Customer’s card',
          pays: 'Bank account',
          onward: 'Card and PIN',
        },
        {
          icon: 'store',
          name: 'Your counter',
          receives: 'Balance with us',
          pays: 'Cash in the drawer',
          onward: 'Banknotes',
        },
        {
          icon: 'users',
          name: 'The customer',
          receives: 'Cash in hand',
        },
      ],
      back: 'A debit without an approval is returned to the customer’s account. No cash is paid out on it.',
    },
    {
      kind: 'table',
      heading: 'Mobile ATM, AEPS and POS side by side',
      intro: 'The three are often confused, because all of them stand on the same counter.',
      caption: 'What the customer brings, what the shop needs and which way the cash goes',
      columns: ['Point', 'Mobile ATM', 'AEPS', 'POS'],
      rows: [
        [
          'Customer brings',
          'Debit card and PIN',
          'Aadhaar number and fingerprint',
          'Card or UPI app',
        ],
        [
          'Shop needs',
          'Card reader and phone',
          'Fingerprint scanner and phone or computer',
          'Terminal, or reader and phone',
        ],
        ['Main use', 'Cash withdrawal', 'Cash withdrawal', 'Payment for a purchase'],
        ['Cash', 'Leaves the drawer', 'Leaves the drawer', 'Does not move'],
        [
          'Retailer receives',
          'The amount, on the service balance',
          'The amount, on the service balance',
          'The sale, in the bank account',
        ],
        ['Account must have', 'An active debit card', 'Aadhaar linked to it', 'A card or a UPI id'],
      ],
    },
    {
      kind: 'checklist',
      heading: 'What you need for a mobile ATM',
      items: [
        'A shop or a fixed place of work, with an address proof',
        'PAN and Aadhaar of the owner, and of the person at the counter if that is someone else',
        'A bank account for settlement',
        'An Android phone with Bluetooth, location and a data connection',
        'A card reader from us, tied to your login so that nobody else can use it',
      ],
    },
    {
      kind: 'related',
      heading: 'Two more services for the same counter',
      intro: 'Retailers who start with cards usually meet customers who have none.',
      links: [
        {
          path: '/AepsPage',
          label: 'AEPS',
          text: 'Withdrawals on Aadhaar and a fingerprint, for customers without a debit card.',
        },
        {
          path: '/PosPage',
          label: 'POS and mPOS',
          text: 'Card and UPI payments for what you sell, settled to your bank account.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about the mobile ATM',
      questions: [
        {
          question: 'Which cards can I accept?',
          answer:
            'Debit cards of Indian banks that allow micro ATM withdrawals. Credit cards are for purchases, which belong on a [POS terminal](/PosPage).',
        },
        {
          question: 'The customer was debited but the app shows a failure. Do I pay?',
          answer:
            'No. Pay out only on an approved result with a reference number. A debit without an approval is returned to the customer’s account under the Reserve Bank’s rules for failed ATM and micro ATM transactions.',
        },
        {
          question: 'What else can the reader do besides cash?',
          answer:
            'It shows the balance of the account and, where the customer’s bank supports it, a mini statement of the last entries.',
        },
        {
          question: 'Is there a limit on withdrawals?',
          answer:
            'Yes. The customer’s bank limits each withdrawal and each day, as at any ATM. The answer of the bank tells you when a limit has been reached.',
        },
      ],
    },
  ],
  call: {
    heading: 'Put a mobile ATM on your street',
    text: 'Tell us your pincode, your kind of shop and the cash you hold on an ordinary day. We answer with the reader, the terms and the papers.',
  },
};
