import { figures } from '../../figures.ts';
import { rules } from '../../rules.ts';
import { rupees } from '../../rupees.ts';
import type { Article } from '../article.ts';
import { neftTimes } from '../neftTimes.ts';

/** The payroll of the cover, in rupees. */
const payroll = [
  { name: 'Ananya Sen', order: 'SAL-2026-11-0142', salary: 48_500 },
  { name: 'Imran Shaikh', order: 'SAL-2026-11-0177', salary: 36_000 },
  { name: 'Meera Nair', order: 'SAL-2026-11-0181', salary: 52_250 },
] as const;

/** The fourth line of the cover, which is still on its way. */
const last = { name: 'Rahul Das', order: 'SAL-2026-11-0190', salary: 31_800 };

const paid = payroll.reduce((sum, { salary }) => sum + salary, 0);

/** Five past ten, in minutes after midnight. */
const run = neftTimes(10 * 60 + 5);

export const salaryDay: Article = {
  summary:
    'What to do three working days before salary day, the day before, on the day and after it, so that your API pays every employee once and on time.',
  body: [
    'Check accounts and amounts before the last working day, so that only the run itself is left for that day. Load the whole net amount on the working day before. Give each payment an order ID made of the month and the employee’s number, so that a repeated run cannot pay anybody twice. Follow every line until its status is final.',
    '## Why salary runs go wrong',
    'Most salary-day problems start weeks earlier. A new employee’s account was typed in a hurry. Somebody’s bank has merged and the IFSC (Indian Financial System Code) is out of date. The balance covers last month’s list, and three people have joined since.',
    'The other source of trouble is impatience. A run times out, somebody starts it again, and the team spends a week asking employees to return a second salary. Both can be prevented by preparation and by one rule about order IDs.',
    {
      kind: 'steps',
      heading: 'The calendar for November 2026',
      intro: 'The last working day is Monday, 30 November.',
      steps: [
        {
          title: 'Wednesday: freeze the list',
          text: 'Add new employees as beneficiaries, [check their accounts](/Blog?post=check-an-account-before-paying), remove those who have left.',
        },
        {
          title: 'Friday: load and approve',
          text: 'Compare the total with the payroll, load the balance, and let a second person approve the list.',
        },
        {
          title: 'Monday, 10:05: run',
          text: `A NEFT payout sent now goes into the ${run.batch} batch. It is credited or returned by ${run.credited}.`,
        },
        {
          title: `Monday, after ${run.credited}: clear the rest`,
          text: 'Ask for the status of every line that is pending. Correct the failed ones and pay them again.',
        },
        {
          title: 'Tuesday: close the month',
          text: 'Match the total with the bank statement, and put the bank references on the payslips.',
        },
      ],
    },
    `NEFT (National Electronic Funds Transfer) suits a payroll. It runs on every day of the year and settles a batch every ${rules.neftBatchEvery.text}. So plan around your team’s last working day; NEFT has no holidays. For an urgent correction in the evening, [another mode](/Blog?post=which-payout-mode) may be quicker.`,
    {
      kind: 'table',
      heading: `The list at ${run.credited}: three paid, one pending`,
      caption: 'Four salaries with order ID, amount and status, and their total',
      columns: ['Employee', 'Order ID', 'Net salary', 'Status'],
      rows: [
        ...payroll.map(({ name, order, salary }) => [name, order, rupees(salary), 'success']),
        [last.name, last.order, rupees(last.salary), 'pending'],
        [
          'Total',
          `${payroll.length + 1} payouts`,
          rupees(paid + last.salary),
          `${rupees(paid)} paid`,
        ],
      ],
    },
    '## One order ID for each person and month',
    'The order ID in the table is built from what the payroll already knows: SAL for salary, the month and the employee’s number. If your server repeats the call after a timeout, it sends the same ID. The API then returns the first payout and does not make a second one. The article on [order IDs](/Blog?post=own-order-id-on-every-payment) explains why.',
    'Do not create a new number, or use the time, at each run. A second run would produce new IDs, and every employee would be paid twice.',
    {
      kind: 'code',
      heading: 'The pending line, from enquiry to second payment',
      intro: 'Examples: names and fields follow the API description you receive.',
      samples: [
        {
          title: 'Payout enquiry for the pending line',
          request: { method: 'GET', path: `/v1/payouts/${last.order}` },
          response: {
            status: 200,
            body: {
              orderId: last.order,
              status: 'failed',
              mode: 'NEFT',
              reason: 'ACCOUNT_CLOSED',
              amountReturned: last.salary,
            },
          },
        },
        {
          title: 'Paid again, to the corrected account',
          request: {
            method: 'POST',
            path: '/v1/payouts',
            body: {
              orderId: `${last.order}-2`,
              beneficiaryId: 'EMP-0190-B',
              amount: last.salary,
              mode: 'NEFT',
              remark: 'Salary November 2026',
            },
          },
          response: {
            status: 202,
            body: { orderId: `${last.order}-2`, status: 'pending', amount: last.salary },
          },
        },
      ],
    },
    `The new order ID is allowed only because the first payout has failed and ${rupees(last.salary)} is back in the balance. While a line is pending, never send a second order for it. NEFT money that cannot be credited is returned within ${rules.neftReturn.text} of its batch, so the wait is short.`,
    {
      kind: 'facts',
      heading: 'If a line fails or a run stops',
      rows: [
        {
          term: 'Account closed or not found',
          detail: 'Ask the employee for a cheque leaf, add a new beneficiary, pay again',
        },
        {
          term: 'IFSC not valid',
          detail:
            '[Look up the branch](/Blog?post=what-an-ifsc-tells-you); banks that merged have new codes',
        },
        {
          term: 'Balance too low',
          detail:
            'The line was refused and nothing has moved. Load the difference and repeat the call',
        },
        {
          term: 'The run stopped halfway',
          detail: 'Start it again with the same order IDs. Lines that were paid are not paid again',
        },
        {
          term: 'An employee sees no money',
          detail: `Give the employee the bank reference. For NEFT it has ${rules.neftReference.text}, and the branch can search by it`,
        },
      ],
    },
    '## What you need from the API',
    `Our [Payout API](/PayoutApi) has the calls that a payroll needs: ${figures.payout.apis.join(', ')}. Keep the API key on the payroll server only. Let one person prepare the list and another approve it, and keep both names with the file of the month.`,
  ],
  rules: [rules.neftBatchEvery, rules.neftReturn, rules.neftReference],
};
