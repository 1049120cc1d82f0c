import { figures } from '../figures.ts';
import { rules } from '../rules.ts';
import type { ServiceContent } from './serviceContent.ts';

export const prepaidCard: ServiceContent = {
  heading: 'Prepaid cards for staff expenses, gifts and incentives',
  lead: 'Load a fixed amount on a card for an employee, dealer or customer, and only that amount can be spent.',
  picture: {
    name: 'prepaid-card',
    narrow: 'prepaid-hero-narrow',
    alt: 'A violet prepaid card with the portrait and the name of Ananya Sen, number ending 6094, before a phone that shows the card balance ₹9,955 and its three entries: ₹12,000 loaded, a train ticket for ₹845 and fuel for ₹1,200; on wide screens the slip of the fuel payment lies below the card',
  },
  action: 'Plan a card programme',
  secondAction: { label: 'Compare the three cards', href: '#cards' },
  sections: [
    {
      kind: 'cards',
      isPaired: true,
      heading: 'Who uses prepaid cards',
      cards: [
        {
          picture: {
            name: 'prepaid-use-staff',
            alt: 'A violet prepaid card held to the reader of a fuel pump that shows ₹1,200',
          },
          title: 'Staff on the road',
          label: 'Small or full KYC',
          text: 'They spend only what you load on the card.',
        },
        {
          picture: {
            name: 'prepaid-use-gifts',
            alt: 'A golden gift card with a red ribbon in a red envelope, a lit Diwali lamp beside it',
          },
          title: 'Festival gifts',
          label: 'Gift card',
          text: 'Send a gift card at Diwali, and let people choose what to buy.',
        },
        {
          picture: {
            name: 'prepaid-use-dealers',
            alt: 'Three stacks of cartons, the last up to the line of a target with a flag, and a green prepaid card beside them',
          },
          title: 'Dealer rewards',
          label: 'Small or gift card',
          text: 'Pay a scheme’s reward when a dealer reaches the target.',
        },
        {
          picture: {
            name: 'prepaid-use-counters',
            alt: 'A shopkeeper behind his counter with a gift card in his hand, and a green and a violet card in a holder',
          },
          title: 'Retail counters',
          label: 'All three cards',
          text: 'Sell and reload cards as the issuer’s authorised outlet.',
        },
      ],
    },
    {
      kind: 'plans',
      id: 'cards',
      heading: 'Gift, small or full KYC: compare the three cards',
      intro:
        'Banks and companies authorised by the Reserve Bank issue prepaid cards and hold the money. All three pay for goods and services. For salaries, use the [Payout API](/PayoutApi).',
      measure: 'Maximum balance',
      note: 'The issuer’s terms apply, and it may set lower limits.',
      plans: [
        {
          picture: {
            name: 'prepaid-gift',
            narrow: 'prepaid-gift-narrow',
            alt: 'A golden card with a red ribbon and a bow',
          },
          name: 'Gift card',
          value: rules.giftCardMaximum.text,
          rows: [
            { term: 'Reload', detail: 'No', allows: false },
            { term: 'Transfers and cash', detail: 'No', allows: false },
            { term: 'Identity check', detail: 'As the issuer asks' },
          ],
        },
        {
          picture: {
            name: 'prepaid-small',
            narrow: 'prepaid-small-narrow',
            alt: 'A green card with a verified mobile phone icon',
          },
          name: 'Small card',
          value: rules.smallCardMaximum.text,
          rows: [
            {
              term: 'Reload',
              detail: `${rules.smallCardLoadAMonth.text} a month`,
              allows: true,
            },
            { term: 'Transfers and cash', detail: 'No', allows: false },
            { term: 'Identity check', detail: 'Mobile and ID number' },
          ],
        },
        {
          picture: {
            name: 'prepaid-full-kyc',
            narrow: 'prepaid-full-kyc-narrow',
            alt: 'A violet card with the portrait of its holder and a shield',
          },
          name: 'Full-KYC card',
          value: rules.fullKycMaximum.text,
          rows: [
            { term: 'Reload', detail: 'Yes', allows: true },
            { term: 'Transfers and cash', detail: 'Within limits', allows: true },
            { term: 'Identity check', detail: 'Complete KYC' },
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From your plan to the first purchase',
      banner: {
        name: 'prepaid-programme',
        narrow: 'prepaid-programme-narrow',
        stepwise: true,
        alt: 'Four moments: a hand writes a list of three holders with ₹12,000, ₹8,000 and ₹5,000; a company certificate and a PAN card; a phone with a holder’s portrait and his name, mobile and ID number ticked; and a hand that taps the green card of Imran Shaikh on a reader on a shop counter, which shows ₹1,600',
      },
      steps: [
        {
          title: 'Choose the card',
          text: 'List the holders, the amounts and their use. The issuer decides which card fits.',
        },
        {
          title: 'Send documents',
          text: 'Registration and PAN of the business. Identity and address proof of those who sign.',
        },
        {
          title: 'Check the holders',
          text: 'A small card needs a name, a verified mobile number and an ID number.',
        },
        {
          title: 'Load and spend',
          text: 'Send the money to the issuer. Holders pay online and on [card machines](/PosPage).',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Charges, lost cards and unspent money',
      picture: {
        name: 'prepaid-block-tall',
        narrow: 'prepaid-block',
        alt: 'A company’s window “Your cards” with a Load button and what is left for three holders: Ananya Sen ₹9,955 of ₹12,000, Imran Shaikh ₹6,400 of ₹8,000, and Gurpreet Singh ₹3,150 of ₹5,000, whose card is blocked',
      },
      pictureFirst: true,
      questions: [
        {
          question: 'A holder has lost a card. What now?',
          answer:
            'The holder blocks it as the issuer instructs. Make sure each holder knows how before the cards are handed out.',
        },
        {
          question: 'Which ID does a small card need, and when full KYC?',
          answer: `The number of an officially valid document. If the card is loaded with cash, full KYC follows in about ${rules.smallCardToFullKyc.text}.`,
        },
        {
          question: 'A payment failed, but the card was debited. What happens?',
          answer: `If a shop gets no confirmation, the debit is reversed by ${rules.counterReversal.text}, where T is the day of payment. For each later day the holder is paid ${rules.lateReversalADay.text}, without a claim.`,
        },
        {
          question: 'What happens to unspent money?',
          answer:
            'After the card expires, the issuer pays the balance to the holder’s bank account on request.',
        },
        {
          question: 'What does a card cost, and who handles complaints?',
          answer: `The issuer sets the charges for cards, loads and replacements: ask us for a quote, and for the commission of an outlet. Complaints also go to the issuer, whose name is on the card. Our support is available ${figures.company.supportHours}.`,
        },
      ],
    },
  ],
  partner: 'prepaid',
  call: {
    heading: 'Plan cards for your team or your dealers',
    text: 'Tell us how many people need a card and what they will pay for. By email or phone, we go through the issuer’s options, the charges and the usual time to start.',
    picture: 'prepaid-closing',
  },
  rules: [
    rules.giftCardMaximum,
    rules.smallCardMaximum,
    rules.smallCardLoadAMonth,
    rules.fullKycMaximum,
    rules.smallCardToFullKyc,
    rules.counterReversal,
    rules.lateReversalADay,
  ],
};
