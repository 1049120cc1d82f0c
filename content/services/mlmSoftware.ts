import { figures } from '../figures.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

export const mlmSoftware: ServiceContent = {
  heading: 'Software for direct selling, exact to the rupee',
  lead: 'Keep your sellers, their orders and their earnings in one system, with a tree that anyone can read and a statement that anyone can check.',
  picture: {
    name: 'mlm-software',
    alt: `A genealogy tree of seven direct sellers on three levels, each with a name and a monthly product sale, and beside it a commission statement that adds three sales lines to ${rupees(18450)}, deducts TDS of ${rupees(369)} and pays ${rupees(18081)}`,
  },
  proof: [
    {
      value: `${figures.company.yearsOfExperience}+ years`,
      label: 'of building business software',
    },
    { value: `${figures.company.solutionsDelivered}+`, label: 'solutions delivered' },
    { value: figures.company.supportHours, label: 'support, also in payout week' },
  ],
  sections: [
    {
      kind: 'audience',
      heading: 'For companies that sell through people',
      cards: [
        {
          icon: 'package',
          title: 'Companies that sell direct',
          text: 'Your sellers and your product range have grown, and the monthly commission sheet takes your accountant a week.',
        },
        {
          icon: 'store',
          title: 'Brands that start a direct channel',
          text: 'You make a product that needs explaining, and you want trained sellers in towns where you have no shop.',
        },
        {
          icon: 'refresh',
          title: 'Companies that change systems',
          text: 'Your sellers question their payouts because your present software cannot show how a figure came about.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'The parts of the system',
      cards: [
        {
          icon: 'network',
          title: 'Seller tree',
          text: 'Each seller’s sponsor, team and sales, searchable by name or number. Sellers see their own branch only.',
        },
        {
          icon: 'receipt',
          title: 'Orders and returns',
          text: 'Product orders with GST invoices. A returned order takes its commission back in the same cycle.',
        },
        {
          icon: 'chart',
          title: 'Commission engine',
          text: 'Your rules, run on a fixed day. Each amount opens into the orders that produced it.',
        },
        {
          icon: 'wallet',
          title: 'Payouts and tax',
          text: 'TDS by the rate you set, PAN checks through [PAN verification](/PanCardApi), and bank transfers through the [Payout API](/PayoutApi).',
        },
      ],
    },
    {
      kind: 'sum',
      heading: 'A payout that adds up',
      intro: 'This is Rekha’s statement for November. Each line opens into the sales behind it.',
      terms: [
        { amount: 9200, title: 'Own sales', text: `10% of the ${rupees(92000)} that she sold.` },
        {
          amount: 6050,
          title: 'Level 1',
          text: `5% of ${rupees(121000)}, sold by Anil and Farida.`,
        },
        {
          amount: 3200,
          title: 'Level 2',
          text: `5% of ${rupees(64000)}, sold by the four below them.`,
        },
        { amount: -369, title: 'TDS', text: `2% of ${rupees(18450)}, deposited against her PAN.` },
      ],
      total: { title: 'Paid', text: 'What reaches her bank account.' },
    },
    {
      kind: 'steps',
      heading: 'How we set it up',
      steps: [
        {
          title: 'Your plan on paper',
          text: 'We turn your compensation plan into numbered rules, with the odd cases: returns, inactive sellers, a sponsor who leaves.',
        },
        {
          title: 'A month worked by hand',
          text: 'Your accountant calculates one sample month. The software has to reach the same figures, line by line.',
        },
        {
          title: 'Your data moved',
          text: 'Sellers, sponsors, orders and unpaid balances come over from your old system and are counted on both sides.',
        },
        {
          title: 'One cycle side by side',
          text: 'Old and new run together for one payout. You switch when they agree.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Plans that the software can calculate',
      intro: 'In all three, commission is counted on products sold.',
      caption: 'Common compensation plans in direct selling',
      columns: ['Plan', 'How the tree grows', 'Settle this rule first'],
      rows: [
        [
          'Unilevel',
          'Any number of sellers under one sponsor; a percentage of sales per level',
          'How many levels earn, and at which rate',
        ],
        [
          'Binary',
          'Two legs under each seller; earnings on the sales that both legs match',
          'What becomes of sales that are not matched',
        ],
        [
          'Matrix',
          'A fixed width and depth; further sellers go to the next free place',
          'Who counts as the sponsor of a placed seller',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'What the law asks of your plan',
      paragraphs: [
        'India’s direct-selling rules ban pyramid and money circulation schemes. In general, earnings must come from goods or services sold to people who use them. A payment for enrolling someone is no such earning, whatever a plan calls it.',
        'The rules also ask for a registered office in India, records of your sellers and a way to settle complaints. The software keeps seller identity papers, agreements with their cooling-off dates, and a complaint log. It cannot make an unlawful plan lawful, so have a lawyer read yours first. We ask to see that opinion before we build.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'What you need to start',
      items: [
        'A registered company and its PAN and GST details',
        'Your product list with prices and return terms',
        'The compensation plan, and a lawyer’s view of it',
        'A sample month of sales, and an export from any system you use now',
      ],
    },
    {
      kind: 'related',
      heading: 'Connected to the plan',
      links: [
        {
          path: '/PayoutApi',
          label: 'Payout API',
          text: 'Send each seller’s commission to a bank account when the cycle closes.',
        },
        {
          path: '/BulkSMS',
          label: 'Bulk SMS',
          text: 'Tell sellers by text what they earned and when it was paid.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about direct-selling software',
      questions: [
        {
          question: 'Can you build a plan that pays for joining?',
          answer:
            'A plan that pays for bringing in people instead of selling goods is what the rules ban. Bring us a plan that rests on product sales.',
        },
        {
          question: 'Can we change a rate later?',
          answer:
            'Yes. Rates, levels and payout days are settings with a start date. Closed months keep the rates under which they were calculated.',
        },
        {
          question: 'Is the software refundable?',
          answer: `You can ask for a refund of software within ${figures.refund.requestDays} days of purchase. Custom work is non-refundable once started. The [refund policy](/RefundCancellationPolicy) has the terms.`,
        },
      ],
    },
  ],
  call: {
    heading: 'Send us one month that is hard to calculate',
    text: 'Share your plan and a sample month with the names removed. We tell you how the software would work it out, rule by rule.',
  },
};
