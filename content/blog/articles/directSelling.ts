import { rules } from '../../rules.ts';
import { rupees } from '../../rupees.ts';
import type { Article } from '../article.ts';

/** Invoices and returns of the statement, in rupees, with the rates of an example plan in percent. */
const invoice = 2_400;
const returned = 1_000;
const ownRate = 10;
const teamRate = 5;
const ownCommission = (invoice * ownRate) / 100;
const teamCommission = (invoice * teamRate) / 100;
const reversed = (returned * teamRate) / 100;

/** The test month in which people join and nobody buys. */
const joiners = 100;
const joiningFee = 1_500;
const bonus = 600;

export const directSelling: Article = {
  summary:
    'What Indian law says about MLM commission: money circulation is banned, and every payout should start from a sale. Rules to build, and plans to stop.',
  body: [
    `Build commission rules that start from an invoice, and refuse rules that pay for bringing in people. Pyramid and money circulation schemes are ${rules.moneyCirculation.text} in India. Software that calculates a plan does not make it lawful, so let a lawyer read the plan before anyone writes code.`,
    `## What the law forbids

In multi-level marketing (MLM), sellers earn on their own sales and on those of sellers below them. Two laws matter most.

The **Prize Chits and Money Circulation Schemes (Banning) Act, 1978** forbids promoting or joining a money circulation scheme. It also forbids receiving or remitting money for one. That reaches beyond the organiser, to members and to those who move the money.

The **Consumer Protection (Direct Selling) Rules, 2021** forbid pyramid schemes and money circulation schemes in the name of direct selling. They also set duties for the company, which are listed further down.

The name of a plan decides nothing. “Unilevel”, “binary” and “matrix” describe how a tree grows. What matters is where the money for the payouts comes from.

## Rules to build, and rules to refuse

Go through your plan line by line and ask what triggers each payment. This table sorts the usual lines. Use it to prepare the meeting with your lawyer, who decides.`,
    {
      kind: 'table',
      heading: 'Commission rules, sorted by their trigger',
      caption: 'Commission rules, what triggers the payment, and what to do with each',
      columns: ['Rule in the plan', 'Trigger', 'What to do'],
      rows: [
        ['A percentage of the seller’s own invoices', 'A sale', 'Build, after legal review'],
        [
          'A percentage of the team’s invoices, with fixed levels and rates',
          'A sale',
          'Build, after legal review',
        ],
        ['A bonus for each new member', 'A person joins', 'Refuse'],
        ['A share of joining or renewal fees', 'A fee', 'Refuse'],
        [
          'A rank reached by buying stock for oneself',
          'A purchase without a customer',
          'Stop, and ask the lawyer',
        ],
        ['A fixed return on a deposit', 'Time passes', 'Refuse'],
      ],
    },
    `## A statement that traces each rupee to an invoice

The member should be able to check a statement by hand. Each line names the invoice, the rate and the level. A return takes back what the sale had earned.`,
    {
      kind: 'sum',
      heading: 'Example: Anil’s commission for November',
      intro: `The plan of the example pays ${ownRate}% on own sales and ${teamRate}% on those of the team. The rates are invented.`,
      terms: [
        {
          amount: ownCommission,
          title: 'Own sale',
          text: `${ownRate}% of invoice 5521, ${rupees(invoice)}.`,
        },
        {
          amount: teamCommission,
          title: 'Sale by Farida',
          text: `${teamRate}% of invoice 5534, ${rupees(invoice)}, first level.`,
        },
        {
          amount: -reversed,
          title: 'Return',
          text: `${teamRate}% of the ${rupees(returned)} that Farida’s customer sent back from invoice 5534.`,
        },
      ],
      total: {
        title: 'Payable',
        text: `No tax is deducted while his commission this year stays within ${rules.commissionThreshold.text}; above that, ${rules.commissionTax.text}.`,
      },
    },
    `Anil also brought in a new member this month, who has sold nothing. The statement shows no line for that, because nothing was sold.

## The zero-sales test

There is a quick way to see where a plan’s money comes from. Take a test month in which ${joiners} people join and no customer buys anything. Run the plan, and add up all payouts.`,
    {
      kind: 'table',
      heading: `${joiners} people join, nothing is sold`,
      caption: 'Money received and paid out in a test month without sales, for two plans',
      columns: ['Line', 'Plan that pays on sales', 'Plan that pays on joining'],
      rows: [
        ['Sales to customers', rupees(0), rupees(0)],
        ['Joining fees', 'None charged', rupees(joiners * joiningFee)],
        ['Commission paid', rupees(0), rupees(joiners * bonus)],
        ['Source of the payouts', 'There are none', 'New members’ own money'],
        ['Next step', 'Continue the review', 'Stop the project'],
      ],
    },
    `The second plan pays ${rupees(bonus)} of every ${rupees(joiningFee)} fee to somebody higher up. It works only while more people join, and the last ones lose their money. Keep this test in the software and run it at each change of rates.

A pass says only that nothing was paid without a sale. Members may still be selling to each other, or buying to keep a rank. So report, for each month, how much was sold to customers outside the network.

## What the software must be able to do

- **Reverse a commission.** A cancelled or returned order takes back its commission at every level, in the month of the return.
- **Keep old months closed.** A new rate has a start date. Statements already sent do not change.
- **Handle leavers.** Decide in writing what happens to the team of a seller who leaves or is suspended.
- **Explain itself.** Each figure opens the invoices behind it, for the member, your accountant and an inspector.
- **Log every correction,** with the person, the time and the reason.

Most disputes concern a case that the plan forgot, such as two sponsors for one seller or a return after the payout. Write a rule for each before the code.

## What the company needs around it

The software is one part. The Direct Selling Rules put these duties on the company itself.`,
    {
      kind: 'facts',
      heading: 'Duties of a direct selling company',
      rows: [
        { term: 'Office', detail: 'A registered office in India.' },
        { term: 'Contracts', detail: 'A written contract with each seller, made in advance.' },
        {
          term: 'Self-declaration',
          detail:
            'A statement that it follows the rules and runs no pyramid or money circulation scheme.',
        },
        {
          term: 'Complaints',
          detail: `A grievance officer acknowledges each within ${rules.sellerGrievance.text} and normally settles it within ${rules.sellerRedress.text}.`,
        },
        {
          term: 'Liability',
          detail: 'The company answers for complaints about what its sellers sell.',
        },
      ],
    },
    'Bring us the reviewed plan and the figures of one difficult month. Our page on [MLM software](/MLMSoftware) shows the stages, and a [software brief](/Blog?post=one-page-software-brief) helps you to compare offers. We do not build software for money circulation schemes, and we refuse payouts for them.',
  ],
  rules: [
    rules.moneyCirculation,
    rules.commissionThreshold,
    rules.commissionTax,
    rules.sellerGrievance,
    rules.sellerRedress,
  ],
};
