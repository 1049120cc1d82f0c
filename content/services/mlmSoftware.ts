import { figures } from '../figures.ts';
import { rules } from '../rules.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

export const mlmSoftware: ServiceContent = {
  heading: 'MLM software that explains every payout',
  lead: 'One system for your direct sellers, orders and commissions, where every payout can be traced to the sales behind it.',
  picture: {
    name: 'mlm-software',
    narrow: 'mlm-hero-narrow',
    alt: `A genealogy tree of seven direct sellers on three levels, each with a name and the upper three with a monthly product sale, and a line from Rekha at its top to her commission slip: ${rupees(9200)} on her own sales and ${rupees(9250)} on her team’s, less TDS of ${rupees(369)}, pays ${rupees(18081)}`,
  },
  action: 'Discuss your plan',
  secondAction: { label: 'Read the legal limits', href: '#law' },
  sections: [
    {
      kind: 'dial',
      id: 'worked-payout',
      heading: 'A worked example: Rekha’s payout',
      intro:
        'November’s commission for Rekha, who has six sellers on two levels. It is all on product sales, at example rates.',
      picture: {
        name: 'mlm-statement-tall',
        narrow: 'mlm-statement',
        alt: `Rekha’s phone shows where the ${rupees(9250)} on her team’s sales comes from: Anil’s sale is open down to its order line, ten water filters for ${rupees(64500)}, and the commission of 5% on it, ${rupees(3225)}`,
      },
      dial: {
        label: 'Commission on levels 1 and 2',
        unit: 'percent',
        least: 0,
        most: 10,
        step: 1,
        example: 5,
      },
      terms: [
        { amount: 9200, title: 'Own sales', text: `10% of the ${rupees(92000)} that she sold.` },
        {
          each: 121000 / 100,
          title: 'Level 1',
          text: `{n} of ${rupees(121000)}, sold by Anil and Farida.`,
        },
        {
          each: 64000 / 100,
          title: 'Level 2',
          text: `{n} of ${rupees(64000)}, sold by four sellers.`,
        },
        {
          share: -Number(rules.commissionTax.value),
          title: 'TDS',
          text: `${rules.commissionTax.text} of all three, as her commission this year is above ${rules.commissionThreshold.text}.`,
        },
      ],
      total: { title: 'Paid', text: 'The amount that reaches her bank account.' },
    },
    {
      kind: 'cards',
      heading: 'Seller tree, orders, commissions and payouts',
      cards: [
        {
          picture: {
            name: 'mlm-bit-tree',
            narrow: 'mlm-bit-tree-narrow',
            alt: 'A branching tree of six sellers: one is marked with a ring and sees the faces of the two in her own team, and the others are only shapes',
          },
          title: 'Seller tree',
          text: 'The team and sales of every seller, who sees only their own team.',
        },
        {
          picture: {
            name: 'mlm-bit-return',
            narrow: 'mlm-bit-return-narrow',
            alt: `An arrow brings a carton of goods for ${rupees(1200)} back, and ${rupees(60)} of commission is taken off`,
          },
          title: 'Orders',
          text: 'GST invoices. A return takes its commission back.',
        },
        {
          picture: {
            name: 'mlm-bit-rate',
            narrow: 'mlm-bit-rate-narrow',
            alt: 'Two pages of a calendar: a closed October with 4%, and 1 November with 5%',
          },
          title: 'Commissions',
          text: 'A new rate has a start date, and closed months keep the old one.',
        },
        {
          picture: {
            name: 'mlm-bit-statement',
            narrow: 'mlm-bit-statement-narrow',
            alt: `A payout slip with TDS of ${rupees(369)} taken off: ${rupees(18081)} is ticked as paid`,
          },
          title: 'Payouts',
          text: 'A statement with TDS for each seller, paid by the [Payout API](/PayoutApi).',
        },
      ],
    },
    {
      kind: 'topics',
      deep: true,
      heading: 'Unilevel, binary and matrix plans',
      topics: [
        {
          id: 'unilevel',
          picture: {
            name: 'mlm-unilevel',
            narrow: 'mlm-unilevel-narrow',
            alt: 'One seller at the top, five in the band of level 1 below her and six in that of level 2',
          },
          title: 'Unilevel',
          text: 'Any number of sellers under one sponsor; a percentage of sales for each level. Settle first how many levels earn, and at which rate.',
        },
        {
          id: 'binary',
          picture: {
            name: 'mlm-binary',
            narrow: 'mlm-binary-narrow',
            alt: `One seller above two teams that sold for ${rupees(80000)} and ${rupees(48000)}; the same height of both bars is marked as matched, the rest of the taller one as kept`,
          },
          title: 'Binary',
          text: 'Two teams under each seller; earnings on the sales that both teams match. Settle first how long unmatched sales are kept.',
        },
        {
          id: 'matrix',
          picture: {
            name: 'mlm-matrix',
            narrow: 'mlm-matrix-narrow',
            alt: 'One seller, three below her and nine places in the third row, of which five are taken, the sixth is marked as the next free one and three are empty',
          },
          title: 'Matrix',
          text: 'A fixed width and depth; the next seller takes the next free place. Settle first who counts as the sponsor of a seller placed that way.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'law',
      heading: 'What Indian law requires of your plan',
      intro: 'Software cannot make a plan lawful. Ask a lawyer before you order.',
      cards: [
        {
          picture: {
            name: 'mlm-law-goods',
            narrow: 'mlm-law-goods-narrow',
            alt: `The hands of a seller and a customer, both on a carton with goods for ${rupees(1200)}`,
          },
          title: 'Direct selling has rules',
          text: `The Consumer Protection (Direct Selling) Rules, 2021 ask for a registered office in India, written contracts with sellers and a self-declaration. The company answers for its sellers. A grievance officer acknowledges complaints within ${rules.sellerGrievance.text} and normally settles them within ${rules.sellerRedress.text}.`,
        },
        {
          picture: {
            name: 'mlm-law-money',
            narrow: 'mlm-law-money-narrow',
            alt: 'Only banknotes go from hand to hand, and a red stamp says banned',
          },
          title: 'Money circulation is banned',
          text: `Pyramid and money circulation schemes are ${rules.moneyCirculation.text}. The Prize Chits and Money Circulation Schemes (Banning) Act, 1978 forbids promoting or joining one, and receiving or remitting money for one. We refuse such schemes and their payouts.`,
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Price, stages, ownership and refunds',
      pictureFirst: true,
      picture: {
        name: 'mlm-price',
        narrow: 'mlm-price-narrow',
        alt: `A sheet of plan rules with four ticked lines, levels that earn, rate for each level, TDS and returns, and a signature; an arrow leads from it to an example of a quotation with invented amounts: software ${rupees(180000)}, hosting ${rupees(24000)} and support ${rupees(36000)}, in all ${rupees(240000)} without GST`,
      },
      questions: [
        {
          question: 'What does the software cost?',
          answer:
            'You receive a quote once the rules are written down. Hosting, messages, payout charges and support are listed separately.',
        },
        {
          question: 'How does a project go?',
          answer:
            'In four stages. Your plan becomes numbered rules, from returns to a sponsor who leaves. Your accountant works out a month by hand, and the software has to reach the same figures. Sellers, orders and unpaid commissions come over from your old system. Old and new run together for one cycle, and you switch when they agree.',
        },
        {
          question: 'Who owns the code and the data?',
          answer:
            'The agreement says whether you own the code or license it. Ask for an export of your data that another system can read.',
        },
        {
          question: 'Can I get a refund?',
          answer: `Ask within ${figures.refund.requestDays} days of buying software. Custom work is non-refundable once started. See the [refund policy](/RefundCancellationPolicy).`,
        },
      ],
    },
  ],
  rules: [
    rules.commissionTax,
    rules.commissionThreshold,
    rules.moneyCirculation,
    rules.sellerGrievance,
    rules.sellerRedress,
  ],
  call: {
    heading: 'Go through your plan with us',
    text: 'Have the plan, your price list and a sample month without names at hand. You hear from us by email or phone: first our questions, then the next step.',
    picture: 'mlm-closing',
  },
};
