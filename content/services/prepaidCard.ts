import { figures } from '../figures.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

/** The amount in the flow of money and in the picture, in rupees. */
const load = 10_000;

export const prepaidCard: ServiceContent = {
  heading: 'Prepaid cards for staff, dealers and customers',
  lead: 'Load an amount on a card, hand it over and see where it was spent, while your bank account stays closed to others.',
  picture: {
    name: 'prepaid-card',
    alt: 'A prepaid card in the name of Ananya Sen, number ending 6094, leaning on a phone that shows the card balance ₹7,955 and three entries: fuel ₹1,200, train ticket ₹845 and “Loaded by your company” ₹10,000 in green',
  },
  proof: [
    {
      value: `${figures.company.yearsOfExperience}+ years`,
      label: 'of experience in fintech and IT',
    },
    {
      value: `${figures.company.solutionsDelivered}+`,
      label: 'solutions delivered to businesses',
    },
    { value: figures.company.supportHours, label: 'support, also for a card lost at midnight' },
  ],
  sections: [
    {
      kind: 'audience',
      heading: 'Money that needs a limit before it is spent',
      intro:
        'A prepaid card pays like a debit card, with one difference: only what you loaded can be spent.',
      cards: [
        {
          icon: 'briefcase',
          title: 'Staff on the road',
          text: 'Drivers, engineers and sales teams pay for fuel, food and tickets. You load before the trip and reconcile after it.',
        },
        {
          icon: 'gift',
          title: 'Festive gifts and rewards',
          text: 'Send the same amount to every dealer or employee at Diwali and let each of them choose what to buy.',
        },
        {
          icon: 'handshake',
          title: 'Distributor incentives',
          text: 'Pay a scheme’s rewards on a card as soon as the target is met, instead of a credit note weeks later.',
        },
        {
          icon: 'store',
          title: 'Retail counters',
          text: 'Sell and reload cards for customers who want to shop online without giving out their bank details.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From order to first purchase',
      steps: [
        {
          title: 'Agree on the programme',
          text: 'You tell us who gets cards, for what and how much. We name the kind of card that the rules allow.',
        },
        {
          title: 'Identify the holders',
          text: 'Each holder gives the details that the kind of card requires, up to a complete identity check.',
        },
        {
          title: 'Load',
          text: 'Move money to your programme balance and assign it, card by card or from a list.',
        },
        {
          title: 'Spend and watch',
          text: 'Holders set a PIN and pay in shops or online. Every purchase appears in your report with date, merchant and amount.',
        },
      ],
    },
    {
      kind: 'flow',
      heading: `${rupees(load)} for a month on the road`,
      intro: 'Only the amount on the card is at risk, not the account behind it.',
      amount: load,
      stops: [
        {
          icon: 'building',
          name: 'Your company',
          pays: 'Bank account',
          onward: 'Transfer',
        },
        {
          icon: 'wallet',
          name: 'Programme balance',
          receives: 'Received',
          pays: 'Assigned to cards',
          onward: 'Load',
        },
        {
          icon: 'credit-card',
          name: 'Ananya’s card',
          receives: 'To spend',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Three kinds of card, three sets of rules',
      intro:
        'In India, prepaid cards are issued by banks or by companies that the Reserve Bank has authorised. Its rules decide what a card may do.',
      caption: 'What each kind of prepaid card may be used for in India',
      columns: ['Use', 'Gift card', 'Small card', 'Full-KYC card'],
      rows: [
        ['Identity check', 'On the buyer', 'Minimum details, mobile number verified', 'Complete'],
        ['Load again', 'No', 'Yes', 'Yes'],
        ['Pay in shops and online', 'Yes', 'Yes', 'Yes'],
        ['Send money from it', 'No', 'No', 'Yes'],
        ['Withdraw cash', 'No', 'No', 'Yes, if the issuer offers it'],
        [
          'Suits',
          'Festivals, rewards',
          'Occasional small spending',
          'Expenses, incentives, regular use',
        ],
      ],
    },
    {
      kind: 'cards',
      heading: 'What keeps you in control',
      cards: [
        {
          icon: 'wallet',
          title: 'No overdraft',
          text: 'When the balance is used up, the card is declined.',
        },
        {
          icon: 'shield',
          title: 'Block at once',
          text: 'A lost card is blocked from the app or by a call. The balance stays and moves to the replacement.',
        },
        {
          icon: 'bell',
          title: 'A message for each payment',
          text: 'The holder learns of every debit as it happens, so a strange one is noticed the same day.',
        },
        {
          icon: 'file-text',
          title: 'A report your accounts can use',
          text: 'Loads and purchases by holder and date, ready to match with bills and vouchers.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'What we ask for at the start',
      items: [
        'Certificate of registration and PAN of the business',
        'Identity and address proof of the people who sign for it',
        'A list of holders with name, mobile number and purpose of the card',
        'The amount for each card, and how often you plan to load it',
      ],
    },
    {
      kind: 'related',
      heading: 'When a card is not what you need',
      links: [
        {
          path: '/PayoutApi',
          label: 'Payout API',
          text: 'Pay salaries, refunds and vendors straight into bank accounts.',
        },
        {
          path: '/PosPage',
          label: 'POS and mPOS',
          text: 'Accept your customers’ cards, prepaid cards among them.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about prepaid cards',
      questions: [
        {
          question: 'How is this different from a bank debit card?',
          answer:
            'A debit card reaches into a whole account. A prepaid card holds a separate amount, so the most that can go wrong is the amount on it.',
        },
        {
          question: 'Can I pay salaries this way?',
          answer:
            'A bank account suits regular salaries better; the [Payout API](/PayoutApi) sends them. Cards fit expenses, rewards and advances.',
        },
        {
          question: 'What happens to money that is not spent?',
          answer:
            'It stays on the card until the card expires. The issuer must warn the holder before that and say how to claim the rest.',
        },
        {
          question: 'Where will the card be accepted?',
          answer:
            'Where the network printed on the card is accepted: on [POS terminals](/PosPage) and on websites in India. Whether it works abroad or at ATMs depends on the kind of card and the issuer.',
        },
      ],
    },
  ],
  call: {
    heading: 'Plan a card programme with us',
    text: 'Tell us how many people need a card and what they will pay for. We reply with the kind of card that fits and what it costs.',
  },
};
