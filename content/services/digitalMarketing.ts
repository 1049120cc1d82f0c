import { figures } from '../figures.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

/** An arithmetic example, named as such on the page; it states nothing about the company's prices or results. */
const example = { spend: 20_000, enquiries: 80, buyers: 10, margin: 3_500 } as const;

export const digitalMarketing: ServiceContent = {
  heading: 'Digital marketing that you can count in enquiries',
  lead: 'We bring people who look for what you sell to your site, shop or phone, and report each month what an enquiry cost you.',
  picture: {
    name: 'digital-marketing',
    alt: `A monthly report for November 2026: a line chart of enquiries that rises over four weeks, ${example.enquiries} enquiries at ${rupees(example.spend / example.enquiries)} each, three bars for search, social and message, and a phone in front with a search result for a furniture shop in Siliguri`,
  },
  proof: [
    {
      value: `${figures.company.yearsOfExperience}+ years`,
      label: 'of experience in IT and digital services',
    },
    { value: `${figures.company.solutionsDelivered}+`, label: 'solutions delivered' },
    { value: figures.company.supportHours, label: 'support while campaigns run' },
  ],
  sections: [
    {
      kind: 'audience',
      heading: 'Businesses it suits',
      cards: [
        {
          icon: 'map-pin',
          title: 'Local businesses',
          text: 'Clinics, coaching centres, showrooms and workshops whose customers search with the name of a town or a locality.',
        },
        {
          icon: 'package',
          title: 'Sellers who deliver',
          text: 'Makers and traders who ship across India and need buyers for a product, a season or a clearance.',
        },
        {
          icon: 'handshake',
          title: 'Companies that sell to companies',
          text: 'A few good enquiries a month matter more than thousands of visits, and each one takes weeks to decide.',
        },
      ],
    },
    {
      kind: 'sum',
      heading: 'The arithmetic behind a campaign',
      intro:
        'One month with invented numbers. Views and likes do not appear in the sum, so we report them last.',
      terms: [
        {
          amount: example.buyers * example.margin,
          title: `Margin of ${example.buyers} sales`,
          text: `${rupees(example.margin)} remain of each sale after the goods are paid for.`,
        },
        {
          amount: -example.spend,
          title: `Cost of ${example.enquiries} enquiries`,
          text: `${rupees(example.spend / example.enquiries)} each for advertisements. ${example.buyers} of them bought.`,
        },
      ],
      total: {
        title: 'Earned by the campaign',
        text: `With a margin below ${rupees(example.spend / example.buyers)} a sale it would lose money. Then change the offer, the page or the audience, or stop.`,
      },
    },
    {
      kind: 'table',
      heading: 'What each channel is good for',
      intro: 'Few businesses need all of them. Most begin with two.',
      caption: 'Digital marketing channels, their use and their measure',
      columns: ['Channel', 'Use it when', 'What we count'],
      rows: [
        [
          'Search optimisation',
          'People already search for your product and you can wait some months',
          'Visits and enquiries from unpaid results',
        ],
        [
          'Search advertising',
          'You need enquiries soon and can answer calls quickly',
          'Cost of an enquiry',
        ],
        [
          'Social media',
          'Your product is easy to show in a picture or a short film',
          'Messages, calls and orders',
        ],
        [
          'E-mail and [bulk SMS](/BulkSMS)',
          'You have customers who agreed to hear from you',
          'Repeat orders',
        ],
        [
          'Website and landing pages',
          'Visitors come and leave without contacting you',
          'The share of visitors who enquire',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'How the work begins, and goes on',
      steps: [
        {
          title: 'Look and measure',
          text: 'We read your site, your listings and your past campaigns, and make sure that every call and form is counted.',
        },
        {
          title: 'Choose and write',
          text: 'You approve the channels, the budget, the words and the pictures before anything is published.',
        },
        {
          title: 'Run and compare',
          text: 'Two versions of an advertisement or page run at the same time. The better one stays and gets a new rival.',
        },
        {
          title: 'Report and decide',
          text: 'You get one page: money spent, enquiries received, what we changed and what we advise for next month.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'What we need from you',
      items: [
        'What you sell, where you deliver, and your margin on a typical sale',
        'Access to your website, listings and social pages',
        'Advertising accounts in your own name; you pay the platforms directly and keep the history',
        'One person who answers enquiries the same day and notes which of them bought',
      ],
    },
    {
      kind: 'related',
      heading: 'What a campaign leads to',
      links: [
        {
          path: '/SoftwareDevelopment',
          label: 'Software development',
          text: 'A website or an application that turns a visit into an order.',
        },
        {
          path: '/BulkSMS',
          label: 'Bulk SMS',
          text: 'Messages to customers who agreed to hear from you.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about digital marketing',
      questions: [
        {
          question: 'Can you promise the first place in search results?',
          answer:
            'No, and nobody can: the search engines decide, and they change their rules often. We can improve what they look at, which is useful pages, speed, correct listings and genuine mentions elsewhere.',
        },
        {
          question: 'How soon will I see a result?',
          answer:
            'Paid advertisements bring data within days. Search optimisation takes months. That is why many businesses begin with advertisements and reduce them as unpaid visits grow.',
        },
        {
          question: 'How much should I spend?',
          answer:
            'Start with what you can lose while you learn, over one or two months. The cost of a customer is known after that, and the budget follows from it.',
        },
        {
          question: 'May I send messages to a list that I bought?',
          answer:
            'We advise against it. Promotional messages in India need consent and registered templates, and strangers seldom buy.',
        },
      ],
    },
  ],
  call: {
    heading: 'Find out what an enquiry costs you today',
    text: 'Send us your website and the town or trade you sell to. We reply with what we would measure and try first.',
  },
};
