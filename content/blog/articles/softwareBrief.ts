import { rules } from '../../rules.ts';
import { rupees } from '../../rupees.ts';
import type { Article } from '../article.ts';

/** Two offers for the brief of the example, in rupees before tax. */
const years = 3;
const firmA = { build: 4_80_000, support: 96_000, supportYears: 3, hosting: 30_000 } as const;
const firmB = { build: 5_20_000, support: 60_000, supportYears: 2, hosting: 24_000 } as const;
type Offer = typeof firmA | typeof firmB;
const support = ({ support: yearly, supportYears }: Offer): number => yearly * supportYears;
const hosting = (offer: Offer): number => offer.hosting * years;
const total = (offer: Offer): number => offer.build + support(offer) + hosting(offer);

export const softwareBrief: Article = {
  summary:
    'One page in your own words gets you software quotations that can be compared. What to write on it, an example to copy, and how to compare the answers.',
  body: [
    'A good software quotation needs one page from you, in your own words. Write who will use the software, what they do most often and what must never go wrong. Add what it has to connect to and by when you need it, and leave out screens and technology. Send the same page to every firm, and their answers can be compared.',
    `## Why one page beats a phone call

After a phone call each firm prices what it imagined. One includes the stock, another the customer app, a third neither. The prices differ widely, and you cannot see why.

A long specification has the opposite fault. It describes screens, and the firms price the screens. Whether they help your staff is then your responsibility, because you designed them.

One page sits between the two. It fixes the work to be done and leaves the solution to the people who quote. It also shows you who read it: a good firm comes back with questions.

## Write five headings, with numbers

Each needs two to five lines. Numbers decide the price more than adjectives do. “Fast” can mean anything; “140 receipts between 4 and 8 pm” can be tested.`,
    {
      kind: 'facts',
      heading: 'Example: the brief of a coaching centre',
      intro: 'The centre is invented. Copy the headings, and replace the lines with your own.',
      rows: [
        {
          term: 'Who uses it',
          detail:
            'Three branches in Durgapur and Asansol: 6 counter staff, 3 branch heads, 1 accountant. About 1,400 pupils, whose parents pay each month.',
        },
        {
          term: 'Daily tasks',
          detail:
            'Take a fee by cash, UPI or cheque and print a receipt. In the first ten working days: 140 a day, mostly between 4 and 8 pm. Enrol a pupil (10 a day in the admission weeks). See who is overdue. Today we use receipt books and one spreadsheet for each branch.',
        },
        {
          term: 'Never wrong',
          detail:
            'A receipt must never be deleted; a mistake is reversed by a second entry with a reason. A branch must not see the fees of another. If the internet fails, the counter must go on issuing receipts.',
        },
        {
          term: 'Connects to',
          detail:
            'The accountant’s package, by a file each evening. SMS reminders to parents. Receipt printers that we own, 80 mm.',
        },
        {
          term: 'Needed by',
          detail:
            'Before the admissions of April 2027. The first version can do without a parents’ app, attendance and salaries.',
        },
      ],
    },
    `The last line is the most useful for the price. Each thing you can do without at first lowers the price of the first version.

## What to leave out

- **Screens and colours.** Describe the task. The firm proposes the screen, and you try it.
- **Technologies,** unless your own staff will maintain the software or other systems force a choice.
- **“Like” a famous product.** Say which one thing you like about it.
- **Every exception.** Name the three most common. The rest belongs in the study that follows.
- **Confidential data.** Names of customers, passwords and real accounts have no place in a document that goes to several firms.

State a budget if you have a fixed limit. A firm can then say what fits within it, and what has to wait.

## Ask every firm for the same answers

Add five questions below the brief, and ask for the answers in this order.

1. What does each stage cost, and what can we test at its end?
2. What does it cost to run for ${years} years: support, hosting, messages and licences?
3. What have you assumed, and what is not included?
4. Who owns the source code, the data and the accounts?
5. Who will work on it, and who helps if it fails in the evening?

If one firm asks a question, send the question and your answer to all of them. Otherwise the quotations drift apart again.`,
    {
      kind: 'table',
      heading: 'Two quotations for the same page',
      intro: `The firms are invented. Prices are before GST, the goods and services tax, at ${rules.gst.text}. Firm B includes the support of the first year.`,
      caption: `Costs of two quotations over ${years} years`,
      columns: ['Cost', 'Firm A', 'Firm B'],
      rows: [
        ['Building', rupees(firmA.build), rupees(firmB.build)],
        [
          'Support',
          `${firmA.supportYears} years at ${rupees(firmA.support)}: ${rupees(support(firmA))}`,
          `${firmB.supportYears} years at ${rupees(firmB.support)}: ${rupees(support(firmB))}`,
        ],
        [
          'Hosting',
          `${years} years at ${rupees(firmA.hosting)}: ${rupees(hosting(firmA))}`,
          `${years} years at ${rupees(firmB.hosting)}: ${rupees(hosting(firmB))}`,
        ],
        [`Total of ${years} years`, rupees(total(firmA)), rupees(total(firmB))],
      ],
    },
    `Firm A is ${rupees(firmB.build - firmA.build)} cheaper to build and ${rupees(total(firmA) - total(firmB))} more expensive over ${years} years. Without the second question, the owner would have signed with Firm A.

## Signs that a quotation will grow

- **One price without stages.** You cannot stop after the first part, or see what a change costs.
- **No questions and no assumptions.** The gaps in your page were filled silently.
- **“Unlimited changes”.** Ask for the price of one example change in writing.
- **A price far below the others.** Something is missing; the list of assumptions shows what.
- **No word about the old data.** Moving 1,400 pupils from spreadsheets is work, and somebody has to check it.

Before you sign, visit one customer of the firm and watch the software in use for half an hour. Read the terms for refunds as well: with us, for example, custom work is non-refundable once started, as the [refund policy](/RefundCancellationPolicy) says. That is another reason to agree small stages.

How such stages look, from the first study to the go-live, is shown on our page about [software development](/SoftwareDevelopment).`,
    {
      kind: 'checklist',
      heading: 'Before you send the page',
      items: [
        'A colleague who does the work has read it and found nothing missing',
        'Each task has a number: how many, how often, when',
        'At least two things are marked as not needed in the first version',
        'The five questions are below it, with a date for the answer',
        'Every firm gets the same page on the same day',
      ],
    },
  ],
  rules: [rules.gst],
};
