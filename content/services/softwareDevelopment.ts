import { rules } from '../rules.ts';
import { rupees } from '../rupees.ts';
import { exampleOrder } from './exampleOrder.ts';
import type { ServiceContent } from './serviceContent.ts';

const [cartons, tape] = exampleOrder.lines;

export const softwareDevelopment: ServiceContent = {
  heading: 'Custom software and web apps, built around your work',
  lead: 'We design, build and support web applications, mobile apps and internal systems, in stages you test and approve.',
  picture: {
    name: 'software-development',
    narrow: 'software-hero-narrow',
    alt: `A page of a paper order register with a name and a quantity crossed out; its line of Gupta Packaging, 400, is ringed in pencil, and an arrow leads from it to the screen that replaces the page: order SO-1182 of Gupta Packaging with 400 cartons and 60 rolls of tape, the stock that is left, a total of ${rupees(exampleOrder.total)} with GST, and a sign that it is saved`,
  },
  action: 'Plan your project',
  secondAction: { label: 'See an example project', href: '#example' },
  sections: [
    {
      kind: 'steps',
      deep: true,
      heading: 'One order in the finished software',
      intro:
        'An example: a packaging wholesaler enters each order once. In your own software you agree the fields.',
      banner: {
        name: 'software-order',
        narrow: 'software-order-narrow',
        stepwise: true,
        alt: `Four scenes of one order: a finger on Save under ${cartons.quantity} cartons on a tablet, a man who carries cartons away from a rack with 1,600 left, a printer from which invoice INV-0418 of ${rupees(exampleOrder.total)} with GST comes, and a phone in a hand with the message of AX-MYSHOP-S that the order is confirmed and on its way`,
      },
      steps: [
        {
          title: 'Entered once',
          text: `${cartons.quantity} cartons at ${rupees(cartons.price)} and ${tape.quantity} rolls of tape at ${rupees(tape.price)}.`,
        },
        {
          title: 'Stock updated',
          text: 'The system takes both from the stock of the branch.',
        },
        {
          title: 'GST invoice',
          text: `GST is ${rules.gstOnCartons.text} on paper cartons and, in this example, the standard ${rules.gst.text} on the tape.`,
        },
        {
          title: 'Message sent',
          text: 'A text message confirms the order and says that it is on its way.',
        },
      ],
    },
    {
      kind: 'cards',
      isPaired: true,
      heading: 'Web, mobile, internal systems and integrations',
      intro:
        'If a ready-made product does most of the job, buy it: that is cheaper and quicker. We have a [recharge application](/RechargeApplication) and [MLM\u00a0software](/MLMSoftware). Where no product fits, one project can combine several of these.',
      cards: [
        {
          picture: {
            name: 'software-bit-web',
            narrow: 'software-bit-web-narrow',
            alt: '“Book a delivery” in a web application on a laptop: some days are taken, and the 16th is chosen',
          },
          title: 'Web applications',
          text: 'Portals, booking and dashboards, with nothing to install.',
        },
        {
          picture: {
            name: 'software-bit-mobile',
            narrow: 'software-bit-mobile-narrow',
            alt: 'A phone’s camera photographs a carton that is labelled Malda',
          },
          title: 'Mobile apps',
          text: 'For customers and field staff, with the phone’s camera.',
        },
        {
          picture: {
            name: 'software-bit-internal',
            narrow: 'software-bit-internal-narrow',
            alt: 'The screen of an internal system: billing for the accountant, stock for the storekeeper, and attendance for the manager',
          },
          title: 'Internal systems',
          text: 'Billing, stock and attendance, with a login for each role.',
        },
        {
          picture: {
            name: 'software-bit-accounts',
            narrow: 'software-bit-accounts-narrow',
            alt: 'Your software, in which each thing is entered once, and three arrows from it to payout, SMS and accounts',
          },
          title: 'Integrations',
          text: '[Payout\u00a0API](/PayoutApi), [bulk\u00a0SMS](/BulkSMS) and accounts, each entered once.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'example',
      heading: 'Example project: order software in five stages',
      intro: 'The same example wholesaler takes orders by phone at three branches.',
      pictureFirst: true,
      picture: {
        name: 'software-stages',
        narrow: 'software-stages-narrow',
        stepwise: true,
        alt: 'What each of the five stages ends in: notes that the staff have checked, a signed scope with a price of ₹2,50,000, live stock at one branch, the same GST on an old and a new invoice, and 214 orders in the old system as in the new; on wide screens a wholesaler takes an order by telephone above them',
      },
      steps: [
        {
          title: 'Study',
          text: 'We note how each branch takes orders, exceptions included. Your staff check and confirm the notes.',
        },
        {
          title: 'Scope and price',
          text: 'Screens, functions, price and dates are set down in writing. You sign them before we build.',
        },
        {
          title: 'Orders and stock',
          text: 'We build order entry and live stock first. One branch uses both for a full week.',
        },
        {
          title: 'Invoices and messages',
          text: 'GST invoices and customer texts. Your accountant compares old and new invoices.',
        },
        {
          title: 'Go-live',
          text: 'Old records moved, staff trained. The old system closes once both show the same totals.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'What it costs, and who owns the code',
      pictureFirst: true,
      picture: {
        name: 'software-quotation',
        narrow: 'software-quotation-narrow',
        alt: 'An example of a quotation with invented amounts: orders and stock by 20 December for ₹1,20,000, invoices and messages by 10 January for ₹80,000, go-live by 24 January for ₹50,000, a stock report added as a change for ₹15,000, a total of ₹2,65,000 without GST, and a signature of 1 December',
      },
      questions: [
        {
          question: 'When do you know the price?',
          answer:
            'After we have studied the work. We then quote each stage with its dates, and price every change before you approve it. Custom work is [non-refundable](/RefundCancellationPolicy) once started.',
        },
        {
          question: 'What does it cost to run?',
          answer:
            'Cloud hosting such as AWS, SMS, payment charges and app store fees are charged at their providers’ rates. Ask us to quote fixes, updates and backups.',
        },
        {
          question: 'Who owns the code, the accounts and the data?',
          answer:
            'Your agreement says who owns the code. Ask for the repository and all accounts in your company’s name, and a backup you can restore elsewhere.',
        },
        {
          question: 'Which technologies do you use?',
          answer:
            'React, JavaScript and React Native, WebFlow for content sites, and Node.js or Python on servers.',
        },
        {
          question: 'Can you take over another team’s software?',
          answer:
            'Yes, if you have the source code and the right to change it. We read it first, then quote.',
        },
      ],
    },
  ],
  rules: [rules.gst, rules.gstOnCartons],
  call: {
    heading: 'Start with one task that takes too long',
    text: 'Describe who does it, how often, and what it costs you in hours or lost orders. We reply by email or phone with questions, and then suggest what to build first.',
    picture: 'software-closing',
  },
};
