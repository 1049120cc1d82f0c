import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

/** An arithmetic example, named as such on the page; it states nothing about the company's prices or results. */
const example = {
  spend: 20_000,
  work: 6_000,
  messages: 500,
  enquiries: 80,
  buyers: 10,
  margin: 3_500,
} as const;
const fee = example.work + example.messages;
const breakEven = rupees((example.spend + fee) / example.buyers);

export const digitalMarketing: ServiceContent = {
  heading: 'Digital marketing measured in enquiries and sales',
  lead: 'We run your search, social media and message campaigns and report each month what an enquiry cost you.',
  picture: {
    name: 'digital-marketing',
    narrow: 'marketing-hero-narrow',
    alt: `${example.enquiries} enquiries at ${rupees(example.spend / example.enquiries)} each in November, three of them with what brought it: a call from a search advert, a message from social media and a form from a search result; beside them the search for furniture behind it, which found a shop in Siliguri and sent an enquiry`,
  },
  action: 'Plan a first campaign',
  secondAction: { label: 'See a month in figures', href: '#month' },
  sections: [
    {
      kind: 'table',
      pictureFirst: true,
      heading: 'Which channel to start with',
      intro: 'Begin with the one or two that fit.',
      picture: {
        name: 'marketing-channels',
        narrow: 'marketing-channels-narrow',
        alt: `Streams of enquiries from four channels, in an invented month 13 from search engine optimisation, 28 from search advertising, 22 from social media and 17 from email and bulk SMS, which meet at the fifth, the website and landing pages: ${example.enquiries} enquiries in all; on wide screens also that ${example.buyers} became sales`,
      },
      caption: 'Five channels, when to begin with each, and what we count',
      columns: ['Channel', 'Begin with it when', 'We count'],
      rows: [
        [
          'Search engine optimisation',
          'You can wait months for unpaid visits.',
          'Organic enquiries',
        ],
        ['Search advertising', 'You need calls soon, and can answer.', 'Cost per enquiry'],
        ['Social media', 'A short video shows your product well.', 'Messages, calls, orders'],
        ['Email and bulk SMS', 'Customers agreed to email or [SMS](/BulkSMS).', 'Repeat orders'],
        [
          'Website and landing pages',
          'Visitors come, but do not contact you.',
          'The share who enquire',
        ],
      ],
    },
    {
      kind: 'dial',
      id: 'month',
      pictureFirst: true,
      heading: 'A worked month: what a campaign must earn',
      intro: 'An example with everything the campaign costs. Set your own margin.',
      picture: {
        name: 'marketing-sales',
        narrow: 'marketing-sales-narrow',
        alt: `A field of ${example.enquiries} small figures, the enquiries of the month; ${example.buyers} of them are green and framed: they became sales`,
      },
      dial: {
        label: 'Your margin on each sale, in rupees',
        unit: 'rupees',
        least: 0,
        most: 5_000,
        step: 100,
        example: example.margin,
      },
      terms: [
        {
          each: example.buyers,
          title: `Margin of ${example.buyers} sales`,
          text: '{n} a sale, after cost of goods.',
        },
        {
          amount: -example.spend,
          title: `Cost of ${example.enquiries} enquiries`,
          text: `${rupees(example.spend / example.enquiries)} of advertising each.`,
        },
        {
          amount: -fee,
          title: 'Our bill for the month',
          text: `${rupees(example.work)} of work and ${rupees(example.messages)} of messages.`,
        },
      ],
      total: {
        title: 'Left for you',
        text: `You break even at ${breakEven} a sale.`,
        below: {
          title: 'Lost on the campaign',
          text: `You break even at a margin of ${breakEven} a sale. Change the offer, the page or the audience.`,
        },
      },
    },
    {
      kind: 'steps',
      heading: 'How a campaign runs, in four stages',
      banner: {
        name: 'marketing-stages',
        narrow: 'marketing-stages-narrow',
        stepwise: true,
        alt: 'Four cards with arrows from stage to stage: a tablet with the enquiries of past months, a plan that a hand has just signed, two versions of a furniture shop’s advertisement, A with a sofa on a podium of 8 enquiries and B with a delivery truck on a higher one of 14, which stays, and a report: on wide screens 80 enquiries with a budget for A and B this month and for B alone the next, on phones ₹20,000 spent, 80 enquiries and B as the next step; the figures are invented',
      },
      steps: [
        {
          title: 'Measure',
          text: 'We read your site and past campaigns, and check that each enquiry is counted.',
        },
        {
          title: 'Approve',
          text: 'You approve the channels, budget, words and pictures before anything is published.',
        },
        {
          title: 'Test',
          text: 'Two versions of an advert or page run together. The better stays: B, in this invented example.',
        },
        {
          title: 'Report',
          text: 'You see the money spent, the enquiries, what we changed and what we suggest next.',
        },
      ],
    },
    {
      kind: 'facts',
      pictureFirst: true,
      heading: 'What you pay for, and who bills you',
      intro: 'The bills of the example month.',
      picture: {
        name: 'marketing-bills',
        narrow: 'marketing-bills-narrow',
        alt: `Two bills of an invented month: the platform’s for ${rupees(example.spend)} of advertising, and ours for ${rupees(example.work)} of work and ${rupees(example.messages)} of messages, ${rupees(fee)} in all; on wide screens each with a stack of coins as high as its total`,
      },
      rows: [
        {
          term: 'The platforms bill the advertising',
          detail: 'You pay them directly, within your budget.',
        },
        {
          term: 'We bill our work',
          detail:
            'A fee quoted for the channels you choose. New pages and forms are quoted separately, as [software development](/SoftwareDevelopment).',
        },
        {
          term: 'We bill each message',
          detail:
            'SMS promotions need registered templates, and consent where the receiver blocks them.',
        },
        {
          term: 'You can cancel a subscription',
          detail:
            'It runs to the end of its cycle, without a refund. See the [refund policy](/RefundCancellationPolicy).',
        },
      ],
    },
    {
      kind: 'questions',
      pictureFirst: true,
      heading: 'Accounts, results and budget',
      picture: {
        name: 'marketing-accounts-tall',
        narrow: 'marketing-accounts',
        alt: 'You are the owner: a large key in the colour of the locks of your accounts, such as adverts, website and customer list; below them a smaller key with the tag Access',
      },
      questions: [
        {
          question: 'Who owns the accounts?',
          answer:
            'You do. Open them in your company’s name and give us access. You keep the history, each record of consent and, as far as agreed, the texts and pictures.',
        },
        {
          question: 'How soon will I see a result?',
          answer:
            'Paid advertisements bring data within days. Search optimisation takes months. Many businesses start with advertisements and reduce them as unpaid visits grow.',
        },
        {
          question: 'Can you promise the first place in search results?',
          answer:
            'No. The search engines decide, and they change their rules often. We can improve what they look at: useful pages, speed, correct listings and mentions on other sites.',
        },
        {
          question: 'How much should I spend at first?',
          answer:
            'An amount you can lose while you learn, over one or two months. After that you know what a customer costs, and can set the budget from it.',
        },
        {
          question: 'May I send messages to a list that I bought?',
          answer:
            'We advise against it. These people did not agree to hear from you. Some block promotions, and few of them buy.',
        },
      ],
    },
  ],
  call: {
    heading: 'Find out what an enquiry costs you today',
    text: 'Have your website, your last month’s enquiries and your margin on a typical sale ready. Our answer, by email or phone, says what we would measure and try first.',
    picture: 'marketing-closing',
  },
};
