import { rules } from '../../rules.ts';
import { rupees } from '../../rupees.ts';
import type { Article } from '../article.ts';

/** Withdrawals on the sixteen days of the cover's chart, in rupees. */
const days = [26, 34, 78, 44, 30, 22, 28, 20, 32, 40, 84, 46, 26, 30, 22, 28].map(
  (thousands) => thousands * 1000,
);
const ascending = [...days].sort((one, other) => one - other);
const average = days.reduce((sum, day) => sum + day, 0) / days.length;
const [busiest = 0, second = 0, usual = 0] = [...ascending].reverse();

/** One usual day from opening to closing, in rupees. */
const opening = 30_000;
const hours = [
  { time: '9 am to 11 am', received: 4000, paid: 18_000 },
  { time: '11 am to 1 pm', received: 8000, paid: 16_000 },
  { time: '1 pm to 4 pm', received: 9000, paid: 8000 },
  { time: '4 pm to closing', received: 9000, paid: 4000 },
];
const drawer = hours.map((_, index) =>
  hours.slice(0, index + 1).reduce((cash, { received, paid }) => cash + received - paid, opening),
);

/** What the day has paid out at its lowest point, less what has come in. */
const needed = opening - Math.min(...drawer);

/** Cash that lies idle, in rupees, and the interest of the loan that pays for it, a year. */
const idle = 50_000;
const interest = 0.12;

export const cashInDrawer: Article = {
  summary:
    'How to work out the cash a banking counter needs from a month of withdrawals. How to plan pension and market days, and what to do when cash runs short.',
  body: [
    'Keep enough for the lowest point of a usual busy day: what you have paid out by then, less the cash received. Plan the two or three peaks of the month separately. To find your usual busy day, write down the withdrawals of a month, sort the days by size, and leave out the few largest. The average is a poor guide, because it falls short on every busy day.',
    {
      kind: 'facts',
      heading: 'Sixteen days, and what they tell you',
      intro:
        'The counter of the example paid these withdrawals by AEPS (the Aadhaar Enabled Payment System) and mobile ATM.',
      rows: [
        {
          term: 'Quietest to busiest day',
          detail: `${rupees(ascending[0] ?? 0)} to ${rupees(busiest)}`,
        },
        {
          term: 'Average',
          detail: `${rupees(average)} a day. On ${days.filter((day) => day > average).length} of ${days.length} days it was not enough`,
        },
        {
          term: 'Usual busy day',
          detail: `${rupees(usual)}, which covers ${days.filter((day) => day <= usual).length} of the ${days.length} days`,
        },
        {
          term: 'Peaks',
          detail: `${rupees(second)} on a pension day and ${rupees(busiest)} on a market day`,
        },
      ],
    },
    '## Your cash and your working limit move in opposite directions',
    `When a customer withdraws, cash leaves the drawer and your working limit rises by the same amount. When a customer sends money or pays a bill in cash, the drawer fills and the limit falls. A counter that offers both needs less cash than a counter that only pays out. Six [money transfers](/DmtPage) of ${rules.cashTransferMaximum.text}, the maximum per cash transfer, bring in ${rupees(6 * Number(rules.cashTransferMaximum.value))}.`,
    'So you can run short of either. With an empty drawer you cannot pay a withdrawal. With an empty limit you cannot take a transfer, although the drawer is full. Look at both in the morning and again after lunch.',
    {
      kind: 'table',
      heading: `A usual day that opens with ${rupees(opening)}`,
      intro:
        'Cash in comes from transfers, bills, recharges and the shop’s own sales. The lowest point matters more than the closing balance.',
      caption: 'Cash received, cash paid and cash in the drawer over one day',
      columns: ['Time', 'Cash in', 'Cash out', 'Left in the drawer'],
      rows: hours.map(({ time, received, paid }, index) => [
        time,
        rupees(received),
        rupees(paid),
        rupees(drawer[index] ?? 0),
      ]),
    },
    `The day pays out ${rupees(usual)}. Yet at 1 pm, its lowest point, only ${rupees(needed)} more has gone out than has come in. After an opening of ${rupees(opening)}, that leaves ${rupees(opening - needed)}, which is less than one withdrawal of ${rules.aepsWithdrawal.text}. That is the maximum per AEPS withdrawal; a bank may set a lower limit. To keep one of them in reserve, open with ${rupees(needed + Number(rules.aepsWithdrawal.value))}, or bring the bill payers in before lunch.`,
    '## Plan the peaks in the calendar',
    'Peaks repeat. Pensions and government benefits arrive in the first days of the month, wages soon after, and the market has its weekday. Mark these days for the next month, with the amount from the last one beside them.',
    `For a first estimate, count the customers you expect and multiply by what each usually takes. Eight customers who each take the AEPS maximum need ${rupees(8 * Number(rules.aepsWithdrawal.value))}.`,
    {
      kind: 'checklist',
      heading: 'The day before a peak',
      items: [
        `Withdraw what the peak needs beyond a usual busy day. In the example it is ${rupees(busiest - usual)}`,
        'Ask your distributor early if cash can be exchanged against your working limit',
        'Keep the shop’s own takings in the drawer for one evening',
        'Ask regular senders and bill payers to come on the morning of the peak',
        'Take ₹500 notes, and enough smaller notes for odd amounts',
        'Count with a second person, and write the sum on the day’s sheet',
      ],
    },
    '## If the drawer is nearly empty',
    'Say so before the customer puts a finger on the scanner. Once the bank has approved a withdrawal, you owe the full amount at once. Never run the withdrawal first and ask the customer to come back in the evening.',
    'If the customer agrees, make a smaller withdrawal, so that slip and cash are the same amount. Tell others when you will have cash again, or send them to a neighbouring counter.',
    '## Why more is not safer',
    `Cash above the need earns nothing. If you finance it with a loan at ${interest * 100}% a year, ${rupees(idle)} in the drawer costs ${rupees((idle * interest) / 12)} a month. It also raises your loss if the shop is robbed. Bank the surplus, and vary the time and the route. Keep large notes out of sight. Ask your insurer how much cash in the shop is covered.`,
    'Count the drawer at closing and compare it with the app: opening cash, plus cash in, less cash out. If they differ, look for a [withdrawal without a result](/Blog?post=debited-but-no-cash) first. To add the services that bring cash in, see [bill payments](/BbpsPage) and [AEPS](/AepsPage).',
  ],
  rules: [rules.cashTransferMaximum, rules.aepsWithdrawal],
};
