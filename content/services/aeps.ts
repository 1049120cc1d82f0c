import { figures } from '../figures.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

/** The amount in the flow of money and in the picture, in rupees. */
const withdrawal = 3000;

export const aeps: ServiceContent = {
  heading: 'Bank withdrawals at a shop counter, on a fingerprint',
  lead: 'AEPS, the Aadhaar Enabled Payment System, lets your retailers hand out cash from a customer’s own bank account without a card, a PIN or a branch.',
  picture: {
    name: 'aeps',
    alt: 'A phone screen headed “Cash withdrawal” that shows ₹3,000, the Aadhaar number XXXX XXXX 4821 and a large fingerprint marked as matched, beside a small fingerprint scanner, a printed receipt with the balance ₹12,460 and a fan of ₹500 notes',
  },
  proof: [
    {
      value: `${figures.aeps.liveWithinHours} hours`,
      label: 'at most for a new distributor to go live',
    },
    { value: `${figures.aeps.banks}+ banks`, label: 'whose customers your counters can serve' },
    { value: `${figures.aeps.distributors}+`, label: 'distributors in our AEPS network' },
    {
      value: rupees(figures.aeps.monthlyEarningsRupees),
      label: 'a month at most in partner earnings',
    },
  ],
  sections: [
    {
      kind: 'audience',
      heading: 'Who earns from AEPS',
      intro: 'The customer saves the trip to the bank. These are the people behind the counter.',
      cards: [
        {
          icon: 'users',
          title: 'Distributors',
          text: 'You appoint retailers in your area, fund their balances and earn on what their counters do.',
        },
        {
          icon: 'store',
          title: 'Retailers',
          text: 'A grocer, chemist or mobile shop turns the day’s cash in the drawer into a service that brings people in.',
        },
        {
          icon: 'code',
          title: 'Platforms with their own app',
          text: 'You already run a retailer portal and want AEPS on the same login and the same balance.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'A withdrawal, step by step',
      intro: 'The customer needs a bank account that is linked to Aadhaar, and a finger.',
      steps: [
        {
          title: 'Ask',
          text: 'The retailer picks the customer’s bank and enters the Aadhaar number, the mobile number and the amount.',
        },
        {
          title: 'Scan',
          text: 'The customer puts a finger on the scanner. The print is encrypted inside the device; nobody at the counter can see or keep it.',
        },
        {
          title: 'Approve',
          text: 'UIDAI confirms the identity, the customer’s bank checks the balance and the account is debited.',
        },
        {
          title: 'Pay',
          text: 'The retailer’s balance grows by the amount and can be settled to the bank account. The customer gets the cash and a receipt.',
        },
      ],
    },
    {
      kind: 'flow',
      heading: `The way of ${rupees(withdrawal)}`,
      intro: 'Your balance gains what your drawer loses.',
      amount: withdrawal,
      stops: [
        {
          icon: 'landmark',
          name: 'Customer’s bank',
          pays: 'Account',
          onward: 'AEPS',
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
      back: 'If the withdrawal fails after the debit, no cash leaves the drawer and the bank reverses the amount to the same account.',
    },
    {
      kind: 'cards',
      heading: 'What the counter can offer',
      cards: [
        {
          icon: 'banknote',
          title: 'Cash withdrawal',
          text: 'Wages, pensions and government benefits, paid out where people live.',
        },
        {
          icon: 'wallet',
          title: 'Balance enquiry',
          text: 'The available balance on screen, for customers who want to know whether money has arrived.',
        },
        {
          icon: 'receipt',
          title: 'Mini statement',
          text: 'The latest entries of the account, printed for those who keep paper records.',
        },
        {
          icon: 'fingerprint',
          title: 'Aadhaar Pay',
          text: 'The customer pays for a purchase by fingerprint, and no cash leaves the drawer.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'What you need before the first scan',
      items: [
        'PAN, Aadhaar, a photograph and address proof of the person who will operate the counter',
        'A bank account in the name of the business or its owner, for settlement',
        'An Android phone or a computer with an internet connection',
        'A fingerprint scanner of a model registered with UIDAI',
        'Enough cash in the drawer for an ordinary day of withdrawals',
      ],
    },
    {
      kind: 'facts',
      heading: 'AEPS in detail',
      rows: [
        {
          term: 'Network',
          detail: 'Run by the National Payments Corporation of India (NPCI)',
        },
        { term: 'Banks', detail: `Over ${figures.aeps.banks}` },
        {
          term: 'Start for distributors',
          detail: `Live within ${figures.aeps.liveWithinHours} hours`,
        },
        {
          term: 'Partner earnings',
          detail: `Up to ${rupees(figures.aeps.monthlyEarningsRupees)} a month, depending on how many counters you run and how busy they are`,
        },
        {
          term: 'Limits',
          detail: 'Set by NPCI and the customer’s bank, for each transaction and each period',
        },
        {
          term: 'Operator check',
          detail:
            'The retailer also confirms by fingerprint, so a stolen login alone is of little use',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Sell more at the same counter',
      links: [
        {
          path: '/MatmPage',
          label: 'Mobile ATM',
          text: 'For customers who carry a debit card, or whose fingerprint is worn from work.',
        },
        {
          path: '/DmtPage',
          label: 'Domestic money transfer',
          text: 'The other direction: take cash and send it to a bank account anywhere in India.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'What distributors and retailers ask about AEPS',
      questions: [
        {
          question: 'The account was debited but the transaction failed. What now?',
          answer:
            'Do not hand over cash on a failed or unclear result; check the status first. If the bank did debit the customer, the amount is reversed to the same account under the Reserve Bank’s rules for failed transactions. Send us the reference number if that is late.',
        },
        {
          question: 'What if a fingerprint does not match?',
          answer:
            'Clean the scanner, dry the finger and try another one. Manual work wears prints down, so some customers fail repeatedly. If they have a debit card, a [mobile ATM](/MatmPage) serves them at the same counter.',
        },
        {
          question: 'Can a customer of any bank withdraw?',
          answer: `Customers of over ${figures.aeps.banks} banks can, as long as Aadhaar is linked to the account and the customer has not switched AEPS off or locked the biometrics.`,
        },
      ],
    },
  ],
  call: {
    heading: 'Bring AEPS to the shops in your district',
    text: 'Tell us where you work and how many retailers you know. We reply with the papers we need and the terms for distributors.',
  },
};
