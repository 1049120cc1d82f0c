import { figures } from '../figures.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

export const softwareDevelopment: ServiceContent = {
  heading: 'Software and web applications built around how you work',
  lead: 'You show us the work that fills your team’s day; we design, build, test and hand over the software that does it.',
  picture: {
    name: 'software-development',
    alt: `A code window with a few lines of an order module, and over it the finished web application: a list of four orders with their customers, towns and status, a collection total of ${rupees(486250)} and a small monthly bar chart`,
  },
  proof: [
    {
      value: `${figures.company.yearsOfExperience}+ years`,
      label: 'of building software and payment systems',
    },
    { value: `${figures.company.solutionsDelivered}+`, label: 'solutions delivered' },
    { value: figures.company.supportHours, label: 'support after you go live' },
  ],
  sections: [
    {
      kind: 'audience',
      heading: 'Who asks us to build',
      cards: [
        {
          icon: 'building',
          title: 'Companies run on spreadsheets',
          text: 'Orders, stock and collections live in many files and in one person’s memory. You need one record that every branch can trust.',
        },
        {
          icon: 'briefcase',
          title: 'Founders with a first product',
          text: 'You have an idea and a few customers waiting. You need a first version small enough to pay for and sound enough to build on.',
        },
        {
          icon: 'wrench',
          title: 'Owners of ageing software',
          text: 'It still runs, but nobody dares to change it. You need someone to read it, document it and replace it part by part.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'What we build',
      intro: 'Most projects are a mixture of these four.',
      cards: [
        {
          icon: 'globe',
          title: 'Web applications',
          text: 'Portals, booking systems and dashboards that run in a browser. Your branches install nothing, and an update reaches everyone at once.',
        },
        {
          icon: 'smartphone',
          title: 'Mobile apps',
          text: 'Apps for customers, field staff and retailers, with a camera, location or printer where the work calls for it.',
        },
        {
          icon: 'database',
          title: 'Internal systems',
          text: 'Billing, stock, attendance, approvals and reports, with a login for each role and a record of who changed what.',
        },
        {
          icon: 'plug',
          title: 'Integrations',
          text: 'Connections to your accounts package, to payment services such as our [Payout API](/PayoutApi), or to [bulk SMS](/BulkSMS) for alerts.',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'An order is typed once',
      intro:
        'The branch saves it. Stock, the invoice and the customer’s message follow from the same entry.',
      samples: [
        {
          title: 'Save an order',
          request: {
            method: 'POST',
            path: '/orders',
            body: {
              branch: 'Asansol',
              customer: 'Gupta Packaging',
              lines: [
                { item: 'Carton 12 x 9', quantity: 400, rate: 18 },
                { item: 'Tape 48 mm', quantity: 60, rate: 35 },
              ],
            },
          },
          response: {
            status: 201,
            body: {
              order: 'SO-1182',
              status: 'new',
              lines: [
                { item: 'Carton 12 x 9', inStock: 1600 },
                { item: 'Tape 48 mm', inStock: 240 },
              ],
              gst: 1674,
              total: 10974,
              invoice: 'INV-0418',
              message: 'sent',
            },
          },
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From the first call to the handover',
      steps: [
        {
          title: 'We watch the work',
          text: 'We sit with the people who will use the software and write down what they do now, including the exceptions.',
        },
        {
          title: 'You approve a scope',
          text: 'You get screens, a list of functions, a price and dates in writing. Nothing is built before you sign it.',
        },
        {
          title: 'You test each part',
          text: 'We deliver in stages. You try every stage with your own data, so that a wrong idea costs days instead of months.',
        },
        {
          title: 'You go live',
          text: 'We move your old records, train your staff and stay on call while the first real orders pass through.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'What to bring to the first call',
      items: [
        'One paragraph on the problem, and what it costs you today in hours or lost orders',
        'The forms, registers or spreadsheets that the software will replace',
        'A list of who will use it, and of what each of them may see',
        'A budget range and a date that matters, if there is one',
      ],
    },
    {
      kind: 'facts',
      heading: 'Technology and terms',
      rows: [
        { term: 'Web', detail: 'React and JavaScript; WebFlow for content sites' },
        { term: 'Mobile', detail: 'React Native' },
        { term: 'Server', detail: 'Node.js and Python, hosted on AWS' },
        {
          term: 'Distributed ledgers',
          detail: 'Solidity and Ethereum; see [blockchain](/Blockchain)',
        },
        {
          term: 'Refunds',
          detail:
            'Custom work is non-refundable once started; see the [refund policy](/RefundCancellationPolicy)',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Products you can begin with',
      links: [
        {
          path: '/RechargeApplication',
          label: 'Recharge application',
          text: 'An app and panel for recharges that exist already and take your name.',
        },
        {
          path: '/Blockchain',
          label: 'Blockchain',
          text: 'A shared record, where several parties have to trust the same entries.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions before we build',
      questions: [
        {
          question: 'What does a project cost?',
          answer:
            'It depends on the number of screens, roles and outside systems. We quote after we have seen the work, and the quotation lists each part, so you can leave out what can wait.',
        },
        {
          question: 'Do I need a website or a web application?',
          answer:
            'A website tells visitors about you. A web application lets people do something: place an order, approve a bill, track a delivery. If your users log in and change data, you need an application.',
        },
        {
          question: 'Who owns the source code?',
          answer:
            'The agreement says so before work starts. Ask for the code, the documentation and the hosting accounts to be in your name, whoever builds your software.',
        },
        {
          question: 'What if we change our mind halfway?',
          answer:
            'That is normal. A change is described, priced and approved by you before we build it, and the dates are adjusted in the same note.',
        },
      ],
    },
  ],
  call: {
    heading: 'Show us one task that takes too long',
    text: 'Describe it in a few lines. We reply with questions, a rough size and an honest view on whether software is worth building for it.',
  },
};
