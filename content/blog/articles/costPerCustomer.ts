import { rupees } from '../../rupees.ts';
import type { Article } from '../article.ts';

/** The campaign of the example and of the cover. Amounts in rupees. */
const spend = 20_000;
const clicks = 2_500;
const enquiries = 50;
const customers = 8;
/** What one customer leaves after paying for the goods, over a year: a good case and a poor one. */
const goodYear = 4_000;
const poorYear = 1_000;

/** Two fixes: more visitors enquire, and more enquirers buy. */
const moreEnquiries = 75;
const moreBuyers = 12;
const both = 18;

const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;
/** A number of people, grouped as amounts are. */
const count = (people: number): string => rupees(people).slice(1);
const perCustomer = (buyers: number): string => rupees(Math.round(spend / buyers));

export const costPerCustomer: Article = {
  summary:
    'Divide what a campaign cost by the customers who paid. A worked example of cost per customer, what to compare it with, and what to fix when it is too high.',
  body: [
    `Your cost per customer is what the campaign cost, divided by the people who bought. If ${rupees(spend)} brings ${enquiries} enquiries and ${customers} of them buy, each customer cost ${perCustomer(customers)}. Compare that with what a customer leaves you in a year, after paying for the goods. If the cost is higher, you lose money on every customer, however cheap the clicks were.`,
    `## Why the price of a click says little

Advertising platforms report what they sell: views and clicks. A click is a visit, and most visitors leave. The sale happens later, on the phone or at your counter, where the platform cannot see it.

So follow the same money through all three steps. The cost of each step is the whole spend divided by the people who reached it.`,
    {
      kind: 'table',
      heading: `Where ${rupees(spend)} goes in one month`,
      intro: 'An example of a furniture shop that advertises on a search engine.',
      caption: 'One month of advertising, from clicks to customers, with the cost of each',
      columns: ['Step', 'People', 'Share of the step before', 'Cost of each'],
      rows: [
        ['Clicks', count(clicks), 'First step', rupees(spend / clicks)],
        ['Enquiries', String(enquiries), share(enquiries, clicks), rupees(spend / enquiries)],
        ['Customers', String(customers), share(customers, enquiries), perCustomer(customers)],
      ],
    },
    `A click at ${rupees(spend / clicks)} looks cheap. A customer at ${perCustomer(customers)} may or may not be, and the platform’s report cannot tell you which.

## Compare it with what a customer leaves you

Take one year of purchases by a typical customer. Subtract what the goods, delivery and payment charges cost you. What is left is the customer’s margin, and it decides how much you can pay to win one.`,
    {
      kind: 'sum',
      heading: 'The same month as a profit or a loss',
      intro: `Here a customer leaves ${rupees(goodYear)} in a year. With ${rupees(poorYear)} the same campaign would lose ${rupees(spend - customers * poorYear)}.`,
      terms: [
        {
          amount: customers * goodYear,
          title: `Margin of ${customers} customers`,
          text: `${rupees(goodYear)} from each, over one year.`,
        },
        {
          amount: -spend,
          title: 'Advertising',
          text: `${perCustomer(customers)} for each customer.`,
        },
      ],
      total: {
        title: 'Left for you',
        text: `The campaign breaks even when a customer leaves ${perCustomer(customers)}.`,
      },
    },
    `Be strict with the cost. Add the fee of an agency, the pictures and the messages. Leave out goods and services tax (GST) only if you claim it back as input tax credit.

Be careful with the margin. Use what customers bought last year, and leave out what you hope they will buy. If cash is short, count only the first purchase, because you pay for the advertising now.

## How to count without special software

You need three figures a month: cost, enquiries and customers. The bill gives the first, and a sheet at the counter gives the other two.`,
    {
      kind: 'steps',
      heading: 'A count that takes a minute a day',
      steps: [
        {
          title: 'Mark the source',
          text: 'Use one phone number, form or keyword for each campaign. The article on [long and short codes](/Blog?post=long-code-or-short-code) shows how keywords do it.',
        },
        {
          title: 'Ask every buyer',
          text: '“How did you find us?” Write one word beside the bill. Leave out customers who have bought before.',
        },
        {
          title: 'Count by month of enquiry',
          text: 'A customer who asked in November and bought in December belongs to November’s advertising.',
        },
        {
          title: 'Wait, then divide',
          text: 'Close a month only when most people who enquired have decided. For furniture that may take weeks.',
        },
      ],
    },
    `With few customers the result jumps. One buyer more or less moves our example to ${perCustomer(customers + 1)} or ${perCustomer(customers - 1)}. Compare two campaigns only after each has brought a few dozen buyers, or run both for longer.

## If the cost is too high, start with what follows the click

Most owners ask for cheaper clicks. Two other fixes often do more, and neither adds to the advertising bill.`,
    {
      kind: 'table',
      heading: 'Two fixes, and both together',
      caption: 'What the cost of a customer becomes after each fix, at the same spend',
      columns: ['Fix', 'Enquiries', 'Customers', 'Cost of a customer'],
      rows: [
        ['As it is', String(enquiries), String(customers), perCustomer(customers)],
        [
          `A clearer page: ${share(moreEnquiries, clicks)} of visitors enquire`,
          String(moreEnquiries),
          String(moreBuyers),
          perCustomer(moreBuyers),
        ],
        [
          `Quicker call-backs: ${share(moreBuyers, enquiries)} of enquirers buy`,
          String(enquiries),
          String(moreBuyers),
          perCustomer(moreBuyers),
        ],
        ['Both', String(moreEnquiries), String(both), perCustomer(both)],
      ],
    },
    `**Quicker answers.** Note for a week when each enquiry came and when somebody called back. People who ask three shops often buy from the first that answers. A missed call on Sunday evening is an enquiry you paid ${rupees(spend / enquiries)} for.

**A clearer page.** Show the price or a price range, photographs of real stock, your area of delivery and one obvious way to ask. Then check on a cheap phone how long the page takes to open.

**Better visitors.** Read the search words that brought the clicks. Exclude those of people who cannot buy from you, such as “second hand”, “repair” or another city.

If none of this brings the cost below the margin, stop the campaign. Start a smaller one for a product that leaves more, or work on free sources, such as your [listing on the map](/Blog?post=how-a-shop-is-found-on-a-map).

## Mistakes in the sum

- **Enquiries are counted as customers.** A full inbox can still mean no sales.
- **Old customers are counted as new ones.** They search for your name and click the advertisement because it is on top.
- **One average hides two campaigns.** Work out each campaign separately. A good one often pays for a bad one.
- **The best month becomes the plan.** Before a festival people buy anyway.

We count enquiries and their cost in every [digital marketing](/DigitalMarketing) report. The sales come from your own books, so the two have to be read together.`,
  ],
};
