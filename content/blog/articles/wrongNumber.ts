import { figures } from '../../figures.ts';
import { rupees } from '../../rupees.ts';
import type { Article } from '../article.ts';

/** The recharge of the example, in rupees, and an example of a margin in percent. */
const recharge = 299;
const marginPercent = 3;
const margin = (recharge * marginPercent) / 100;

export const wrongNumber: Article = {
  summary:
    'A successful recharge to a wrong number is usually final. What to tell the operator at once, who pays, and how to read a number back before you sell.',
  body: [
    `A successful recharge to a wrong number is usually final, because the operator has already credited the owner of that number. Call the operator’s customer care at once and ask whether the unused plan can be taken back; the operator decides. If the recharge failed, there is nothing to reverse: through us, a failed recharge is refunded automatically within ${figures.recharge.refundHours} hours.`,
    `## Check the status first

Open the order before you call anyone. What you can do depends on what happened to it, and on whose number it was.`,
    {
      kind: 'table',
      heading: 'What can be done, by status and mistake',
      caption: 'Status of a wrong recharge, what it means and what to do',
      columns: ['What the order shows', 'What it means', 'What to do'],
      rows: [
        [
          'Failed',
          'The number does not exist, or belongs to another operator',
          'Nothing. The amount returns to your prepaid balance. Place a new order for the right number.',
        ],
        [
          'Pending',
          'The operator has not answered yet',
          'Wait for the result. It cannot be recalled while it is on its way.',
        ],
        [
          'Success, number of a stranger',
          'The stranger’s number has the plan',
          'Call the operator with the reference number, today.',
        ],
        [
          'Success, another number of the same customer',
          'The plan is on a SIM in the family',
          'Ask whether the customer can use it there.',
        ],
        [
          'Success, right number, wrong plan',
          'The plan is active',
          'Ask the operator whether it can change an unused plan.',
        ],
      ],
    },
    `The operator identifies a recharge by number, amount, time and its own reference. It does not know which number you had in mind. That is why the recharge counts as correct in its system, and why only its own staff can reverse it.

## What to tell the operator

Call from the operator’s own app or the customer care number printed on its website or SIM pack. Numbers found by a web search may belong to fraudsters. Have these details in front of you.`,
    {
      kind: 'facts',
      heading: 'Example: the note for the call',
      intro:
        'The shop typed one digit wrongly, a 7 for a 1. Masked digits are shown as X here; read out the full numbers.',
      rows: [
        { term: 'Order ID', detail: 'RC-20563, 14 November 2026, 11:42 am' },
        { term: 'Operator’s reference', detail: 'WB7730216120, from the receipt' },
        { term: 'Plan', detail: `${rupees(recharge)} prepaid, West Bengal` },
        { term: 'Number recharged', detail: '98XXX 41726' },
        { term: 'Number meant', detail: '98XXX 41126: only the eighth digit differs' },
        {
          term: 'Request',
          detail: 'Reverse the plan if it is unused, or move it to the number meant',
        },
        { term: 'Write down', detail: 'The complaint number, the time and the agent’s name' },
      ],
    },
    `Two things help your case. The numbers should differ by one or two digits, which shows a typing error. And the call should come soon, before the plan has been used.

Also raise a complaint on the order with the company whose app or API you sell through. It can pass the request to the operator, but it cannot take a credited recharge back by itself.

## Recharge the right number meanwhile

The customer still needs a working phone. The right number is a separate order with an order ID of its own, so it can go out at once. Decide in advance who pays for a mistake, and put the rule up at the counter. A fair rule is that the shop pays if it mistyped the number. The customer pays if the number on the customer’s own slip was wrong.

A mistake is expensive compared with what a recharge earns.`,
    {
      kind: 'table',
      heading: `How many sales pay for one lost ${rupees(recharge)}`,
      intro: 'The margin is an example. Yours is in your agreement and differs by operator.',
      caption: 'The cost of one wrong recharge, in sales needed to earn it back',
      columns: ['Line', 'Calculation', 'Result'],
      rows: [
        ['Lost', 'One plan that stays with a stranger', rupees(recharge)],
        [
          'Earned on each sale',
          `${marginPercent}% of ${rupees(recharge)}`,
          rupees(Number(margin.toFixed(2))),
        ],
        [
          'Sales needed',
          `${rupees(recharge)} ÷ ${rupees(Number(margin.toFixed(2)))}, rounded up`,
          `${Math.ceil(recharge / margin)} recharges`,
        ],
      ],
    },
    `## Read the number back before you press the button

Reading back takes half a minute, which is less than the call to the operator. The same five steps work for the subscriber number of a direct-to-home (DTH) television connection.`,
    {
      kind: 'steps',
      heading: 'The read-back, step by step',
      steps: [
        {
          title: 'Let the customer give it',
          text: 'Ask the customer to type the number, or to show it on the phone. Spoken numbers are misheard.',
        },
        {
          title: 'Read it back in two groups',
          text: 'Say five digits, pause, and say the other five. Read from your screen and leave the slip aside.',
        },
        {
          title: 'Name operator and circle',
          text: 'The first digits no longer show the operator, because numbers move between networks. Ask.',
        },
        {
          title: 'Name the plan',
          text: 'Say the amount, the days and the data. Plans with similar prices differ.',
        },
        { title: 'Wait for a yes', text: 'Press the button after the customer has agreed aloud.' },
      ],
    },
    `If you build your own counter software, let the screen help. Show the number in large groups. Offer the customer’s earlier numbers from a list. An [HLR lookup](/OperatorFinder) can help as well. It asks the Home Location Register, the operators’ own record of numbers, which operator serves the number now. If that is not the chosen one, warn before the button is pressed. Where no answer comes, let the customer decide. The lookup never tells whose number it is, so it does not replace the read-back.

## Do not settle it with the stranger

- **Do not pass numbers on.** The customer’s number and the stranger’s number are personal data. Give them only to the operator.
- **Do not press the stranger for money.** You may ask politely once. The stranger ordered nothing and owes you no answer.
- **Be careful in the other direction.** A caller may claim to have recharged your number by mistake and ask for the amount by UPI (Unified Payments Interface). Refer the caller to the operator. Do not share a one-time password, and do not approve a request in your UPI app.
- **Do not sell a second recharge “to cancel the first”.** A new order is a new charge. The article on [order IDs](/Blog?post=own-order-id-on-every-payment) explains why.

If you sell through the [Recharge API](/RechargeApi), keep order ID, number, amount and reference for every sale. They are all the operator will ask for.`,
  ],
};
