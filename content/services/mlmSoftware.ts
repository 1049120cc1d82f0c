import { figures } from '../figures.ts';
import { rules } from '../rules.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

export const mlmSoftware: ServiceContent = {
  heading: 'MLM software for direct selling, with every payout explained',
  lead: 'One system for your sellers, orders and commissions, where every payout can be traced to the sales behind it.',
  picture: {
    name: 'mlm-software',
    narrow: 'mlm-hero-narrow',
    alt: `A genealogy tree of seven direct sellers on three levels, each with a name and a monthly product sale, and beside it a commission statement that adds three sales lines to ${rupees(18450)}, deducts TDS of ${rupees(369)} and pays ${rupees(18081)}; below it, bars for five months`,
  },
  action: 'Discuss your compensation plan',
  secondAction: { label: 'Read the legal limits', href: '#law' },
  sections: [
    {
      kind: 'dial',
      id: 'worked-payout',
      heading: 'A worked payout: Rekha’s commission for November',
      intro:
        'Rekha has six sellers below her, on two levels. All commission is paid on product sales. The rates are an example; your plan sets its own.',
      picture: {
        name: 'mlm-month-by-hand-tall',
        narrow: 'mlm-month-by-hand',
        alt: `A sheet of squared paper on which an accountant has worked out Rekha’s November by hand; in front of it the software’s sample month with the same four figures, each ticked, and ${rupees(18081)} at the end`,
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
          text: `{n} of ${rupees(64000)}, sold by the four below them.`,
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
          icon: 'network',
          title: 'Seller tree',
          text: 'Each seller’s sponsor, team and sales, found by name or number. Sellers see only their own team.',
        },
        {
          icon: 'receipt',
          title: 'Orders and returns',
          text: 'Product orders with GST invoices. When an order is returned, its commission is reversed.',
        },
        {
          icon: 'chart',
          title: 'Commissions',
          text: 'Your rules, run on a fixed day. A new rate has a start date, and closed months keep the old one.',
        },
        {
          icon: 'banknote',
          title: 'Payouts',
          text: 'A statement for each seller, with TDS. Bank transfers can go through the [Payout API](/PayoutApi) and alerts by [bulk SMS](/BulkSMS).',
        },
      ],
    },
    {
      kind: 'topics',
      deep: true,
      heading: 'Unilevel, binary and matrix: how each is calculated',
      intro: 'Commission is calculated on products sold. All figures in the pictures are examples.',
      topics: [
        {
          id: 'unilevel',
          icon: 'network',
          picture: {
            name: 'mlm-unilevel',
            alt: 'One seller at the top, four on level 1 below her and three on level 2',
          },
          title: 'Unilevel',
          text: 'Any number of sellers under one sponsor; a percentage of sales for each level. Settle first how many levels earn, and at which rate.',
        },
        {
          id: 'binary',
          icon: 'network',
          picture: {
            name: 'mlm-binary',
            alt: `One seller above two teams that sold for ${rupees(80000)} and ${rupees(48000)}; the same height of both bars is marked as matched, the rest of the taller one as kept`,
          },
          title: 'Binary',
          text: 'Two teams under each seller; earnings on the sales that both teams match. Settle first how long unmatched sales are kept.',
        },
        {
          id: 'matrix',
          icon: 'network',
          picture: {
            name: 'mlm-matrix',
            alt: 'One seller, three below her and nine places in the third row, of which five are taken and the sixth is marked as the next free one',
          },
          title: 'Matrix',
          text: 'A fixed width and depth; the next seller takes the next free place. Settle first who counts as the sponsor of a seller placed that way.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From your plan to the first payout in four stages',
      steps: [
        {
          title: 'Rules in writing',
          text: 'We turn your plan into numbered rules, special cases included: returns, inactive sellers, a sponsor who leaves.',
        },
        {
          title: 'A sample month by hand',
          text: 'Your accountant works out a sample month. The software has to reach the same figures, line by line.',
        },
        {
          title: 'Your data moved',
          text: 'Sellers, sponsors, orders and unpaid commissions come over from your old system. The totals of both systems are compared.',
        },
        {
          title: 'A parallel run',
          text: 'Old and new run together for one cycle. You switch when they agree.',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'law',
      heading: 'What Indian law requires of your plan',
      rows: [
        {
          term: 'Banned schemes',
          detail: `Pyramid and money circulation schemes are ${rules.moneyCirculation.text} in India. The Prize Chits and Money Circulation Schemes (Banning) Act, 1978 forbids promoting or joining one, and receiving or remitting money for one. We build no software for such schemes and refuse their payouts.`,
        },
        {
          term: 'Direct selling rules',
          detail: `The Consumer Protection (Direct Selling) Rules, 2021 ask for a registered office in India, written contracts with sellers and a self-declaration. The company is responsible for what its sellers do. Its grievance officer acknowledges a complaint within ${rules.sellerGrievance.text} and normally settles it within ${rules.sellerRedress.text}.`,
        },
        {
          term: 'Before you order',
          detail:
            'Software cannot make a plan lawful, and we cannot tell you whether yours is. Have a lawyer read the plan before you order the software.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Price, running costs and ownership',
      beside: true,
      rows: [
        {
          term: 'Price',
          detail:
            'Quoted once the rules are written down. Each part is listed, so you can leave some out.',
        },
        {
          term: 'Running costs',
          detail: 'Hosting, messages, payout charges and support. Ask for each in the quotation.',
        },
        {
          term: 'Source code',
          detail:
            'The agreement says whether you own the code or license it. Settle this before you sign.',
        },
        {
          term: 'Your data',
          detail:
            'Ask for an export of sellers, orders and commissions that another system can read.',
        },
        {
          term: 'Refunds',
          detail: `You can ask for a refund of software within ${figures.refund.requestDays} days of purchase. Custom work is non-refundable once started. See the [refund policy](/RefundCancellationPolicy).`,
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
    heading: 'Go through your compensation plan with us',
    text: 'Have the plan, your price list and a sample month without names at hand. You hear from us by email or phone about open questions and the next step.',
  },
};
