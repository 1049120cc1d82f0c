import { figures } from '../figures.ts';
import { rules } from '../rules.ts';
import type { ServiceContent } from './serviceContent.ts';

export const pos: ServiceContent = {
  heading: 'POS and mPOS machines for card and UPI payments',
  lead: `Take a card or UPI payment in about ${figures.pos.seconds} seconds, at your billing desk or at the customer’s door.`,
  picture: {
    name: 'pos',
    narrow: 'pos-hero-narrow',
    alt: 'The counter of a sari shop: a hand taps a card at the contactless sign of the terminal, which says “Approved ₹1,850” and prints the slip of Sri Balaji Stores for card •••• 4417; beside it is a UPI code, and behind it saris hang on a rod and lie folded in a rack',
  },
  action: 'Get a POS quote',
  secondAction: { label: 'See the charges', href: '#charges' },
  sections: [
    {
      kind: 'table',
      heading: 'POS or mPOS: choose your device',
      pictureFirst: true,
      picture: {
        name: 'pos-devices',
        alt: 'A POS terminal with its own signal and printer, whose screen says “₹640, tap or insert”, and an mPOS reader before its phone, whose screen says “₹640, tap card on reader”',
      },
      caption: 'POS terminal and mPOS reader compared',
      columns: ['', 'POS terminal', 'mPOS reader'],
      rows: [
        ['Connection', 'Own SIM or Wi-Fi', 'Bluetooth, through your phone'],
        ['Amount', 'Typed on the terminal', 'Typed in the app'],
        ['Receipt', 'Printed, or sent by SMS', 'Sent by SMS or email'],
        [
          'Suits',
          'Shops and restaurants with many bills a day',
          'Delivery staff, technicians, clinics and tutors',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: `A sale in ${figures.pos.steps} steps, about ${figures.pos.seconds} seconds`,
      intro: 'POS and mPOS work the same way. For cash withdrawal, see [mobile ATM](/MatmPage).',
      banner: {
        name: 'pos-steps',
        narrow: 'pos-steps-narrow',
        stepwise: true,
        alt: 'Three moments of a sale: a shopkeeper’s finger on the green key of the terminal after typing ₹1,850, on wide screens from the bill in the other hand; a customer’s hand taps a green card at the terminal, beside a UPI code; a hand takes the printed slip of ₹1,850 out of the terminal, on wide screens while the customer has it as a message on a phone',
      },
      deep: true,
      steps: [
        {
          title: 'Enter the amount',
          text: 'Type it on the terminal. With an mPOS reader, type it in the app on your phone.',
        },
        {
          title: 'Tap, insert or scan',
          text: 'The customer taps or inserts a debit, credit or [prepaid card](/PrepaidCard), or scans the UPI code.',
        },
        {
          title: 'Give the receipt',
          text: 'Once the sale is approved, print the charge slip or send it to the customer’s mobile.',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'charges',
      heading: 'Charges, settlement and limits',
      banner: {
        name: 'pos-settlement-wide',
        narrow: 'pos-settlement',
        alt: 'On wide screens, the slips of three sales: ₹720 by UPI, ₹1,150 by RuPay debit card and ₹1,850 on card •••• 4417. The day’s batch of 21 sales: UPI ₹9,150 and RuPay debit ₹4,300 at a charge (MDR) of 0%, other cards ₹10,850 at the charge agreed. ₹24,300 minus charges is paid to the bank',
      },
      rows: [
        {
          term: 'UPI and RuPay debit cards',
          figure: rules.noDiscountModes.text,
          detail: 'Merchant discount (MDR). RuPay credit cards differ.',
        },
        {
          term: 'Most in one tap without a PIN',
          figure: rules.tapWithoutPin.text,
          detail: 'Larger payments need the card’s PIN.',
        },
        {
          term: 'Most in one UPI payment',
          figure: rules.upiMerchant.text,
          detail: `To verified merchants in some categories; in a few, ${rules.upiMerchantADay.text} a day in all.`,
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Documents for your merchant account',
      namesPartner: true,
      pictureFirst: true,
      picture: {
        name: 'pos-documents',
        alt: 'The application for a merchant account, stamped “Checked”, with a photograph of the front of the sari shop Sri Balaji Stores clipped to it; before it lie the PAN card of the business and a cancelled cheque',
      },
      intro: `A bank or a payment aggregator ${rules.shopPaymentCollectors.text} opens it.`,
      items: [
        'PAN of the business, or of its sole proprietor',
        'GST certificate, shop licence or Udyam registration',
        'Identity and address proof of the owner, partners or directors',
        'A cancelled cheque of your account',
        'A photograph of the shop front or place of work',
      ],
    },
    {
      kind: 'questions',
      pictureFirst: true,
      heading: 'If a sale goes wrong',
      picture: {
        name: 'pos-void',
        narrow: 'pos-void-narrow',
        alt: 'A slip of Sri Balaji Stores, stamped “Void”, on wide screens in the terminal that prints it: a sale of ₹18,500 on card •••• 4417, the same amount taken back, its reference, and ₹0 charged',
      },
      questions: [
        {
          question: 'I entered a wrong amount. What now?',
          answer:
            'Void the sale before the day’s batch is settled. After that, refund the card or account that paid.',
        },
        {
          question: 'The customer was debited, but my machine says “failed”. Am I paid?',
          answer: `No. Go by your machine and ask for another way to pay. The banks reverse the failed card or UPI payment by the fifth day after the sale (${rules.counterReversal.text}). After that the bank owes the customer ${rules.lateReversalADay.text} a day, without a claim.`,
        },
        {
          question: 'A settlement is missing or too small. Who helps?',
          answer: `Send us the date of the batch and the total on its slip. Support is available ${figures.company.supportHours}.`,
        },
        {
          question: 'Can I offer POS machines as a distributor?',
          answer:
            'Yes. You place machines with merchants in your area and support them. Each merchant signs its own agreement. Ask us what you earn on a machine and on its sales.',
        },
      ],
    },
  ],
  partner: 'cards',
  call: {
    heading: 'Get a quote for your counter',
    text: 'Say how many bills you make a day and where you collect payments. We quote rent or price, card charges, settlement time and time to go live.',
    picture: 'pos-closing',
  },
  rules: [
    rules.noDiscountModes,
    rules.upiMerchant,
    rules.upiMerchantADay,
    rules.tapWithoutPin,
    rules.counterReversal,
    rules.lateReversalADay,
    rules.shopPaymentCollectors,
  ],
};
