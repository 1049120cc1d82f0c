import { figures } from '../../figures.ts';
import { rupees } from '../../rupees.ts';
import type { Article } from '../article.ts';

const { refundHours } = figures.recharge;

/** The order of the example and of the cover, in rupees. */
const recharge = 299;

/** The counter’s prepaid balance before it, in rupees. */
const before = 12_000;
const after = before - recharge;

export const pendingRecharge: Article = {
  summary:
    'A recharge is pending until the operator says yes or no. Where the money is meanwhile, what to tell the customer at each step, and when to act.',
  body: [
    `A recharge is pending when the operator has received the request and has neither confirmed nor refused it. The number may still be recharged, so do not place a second order. Give the customer the order ID, say that the recharge will either succeed or be refunded, and check the status after a few minutes. With us, the amount of a failed recharge returns to your prepaid balance automatically within ${refundHours} hours.`,
    `## Why the operator has not answered

Your order passes through our system to the operator’s, and the answer comes back the same way. Success and failure are answers. Pending is the time in between, or an answer that was lost on the way.

- **The operator is busy.** Evenings, the first days of a month and the day of a price change bring queues.
- **The number is with another operator.** It was moved (ported), or the wrong operator was chosen. The check takes longer and often ends in a refusal.
- **The operator’s system is under maintenance,** mostly at night.
- **The recharge is done and the answer is lost.** The customer already has the plan, and the order still says pending.

The last case is the reason for patience. From the outside, it looks exactly like the others.

## Where the money is

Two amounts of ${rupees(recharge)} are involved: the customer’s payment to you, and yours to the operator. It helps to keep them apart.`,
    {
      kind: 'table',
      heading: `Order RC-20418, ${rupees(recharge)}, at each status`,
      intro: `The counter’s prepaid balance was ${rupees(before)}.`,
      caption: 'Customer’s payment, prepaid balance and mobile number at each status of one order',
      columns: ['Status', 'Customer’s payment', 'Your prepaid balance', 'The number'],
      rows: [
        ['Before', 'In the customer’s pocket', rupees(before), 'Old plan'],
        ['Pending', 'With you', rupees(after), 'Unknown'],
        ['Success', 'With you', rupees(after), 'New plan'],
        ['Failed', 'Give it back', `${rupees(before)}, after the refund`, 'Old plan'],
      ],
    },
    `Return the customer’s money when the status is “failed”, and not earlier. If you pay it back while the order is pending and the recharge then succeeds, you have lost ${rupees(recharge)}. A customer who paid by UPI gets the amount back by UPI, to the same account.

## What to tell the customer, and when`,
    {
      kind: 'table',
      heading: 'A timetable for the counter',
      caption: 'Minutes since the order, what to do, and what to say to the customer',
      columns: ['Time', 'What you do', 'What you say'],
      rows: [
        [
          'At once',
          'Print or send the order ID',
          '“The operator has your recharge and has not confirmed it yet. You will get the plan or your money.”',
        ],
        [
          'After 5 minutes',
          'Check the status',
          '“Please look in the operator’s app: is the new plan there?”',
        ],
        [
          'After 15 minutes',
          'Check again. Note the customer’s number',
          '“You need not wait here. I will call you when the result is in.”',
        ],
        [
          'At closing time',
          'List all pending orders and check each',
          '“It is still open. I will check it again first thing tomorrow.”',
        ],
        [
          `After ${refundHours} hours`,
          'Raise a complaint with the order ID',
          '“I have complained. This is the complaint number.”',
        ],
      ],
    },
    `The second row often settles the matter. The operator’s app or its balance SMS shows whether the plan is active, whatever our status says. If it is active, the recharge has succeeded, and the status will follow.

## If the customer cannot wait

A customer without service may need a working phone now. Explain the choice before you sell anything else.`,
    {
      kind: 'facts',
      heading: 'Three ways, and the risk of each',
      rows: [
        {
          term: 'Wait on Wi-Fi',
          detail: 'Calls over an app work without a plan. There is no risk',
        },
        {
          term: 'Use the operator’s advance',
          detail:
            'Some operators lend data or talk time and deduct it from the next recharge. Ask in their app',
        },
        {
          term: 'Buy a second, small recharge',
          detail:
            'If the first one succeeds as well, both are paid for. Write “customer asked for a second recharge” on the slip',
        },
      ],
    },
    `Never repeat the same plan under a new order ID to “push” the first one. It is a new sale, and the operator will recharge the number twice. The article on [order IDs](/Blog?post=own-order-id-on-every-payment) shows how a retry can be made safe.

## How your software should follow a pending order

If you use the [Recharge API](/RechargeApi), the result comes to your webhook, the address on your server that receives it. Ask for the status as well, since a webhook can be missed.`,
    {
      kind: 'code',
      heading: 'Ask for the status, then receive the result',
      intro: 'An illustration: names and fields follow the API description you receive.',
      samples: [
        {
          title: 'Status after 5 minutes',
          request: { method: 'GET', path: '/v1/recharges/RC-20418' },
          response: {
            status: 200,
            body: { orderId: 'RC-20418', status: 'pending', amount: recharge },
          },
        },
        {
          title: 'Webhook with the result',
          request: {
            method: 'POST',
            path: '/your-webhook-url',
            body: {
              orderId: 'RC-20418',
              status: 'success',
              operatorReference: 'WB7730214458',
              amount: recharge,
            },
          },
          response: { status: 200 },
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Build these five things',
      items: [
        'Status checks after 1, 5 and 15 minutes, and every hour after that',
        'A list of pending orders on the counter’s first screen, oldest on top',
        'A warning if somebody enters the same number and amount again within a day',
        'An SMS to the customer with the result, good or bad',
        'A report at closing time: opening balance, plus top-ups and refunds, less all orders',
      ],
    },
    `The report shows what the list misses. Suppose the day began with ${rupees(before)} and this was the only order. The balance is ${rupees(after)} while it is pending or successful, and ${rupees(before)} again after a refund. If yours is another figure, call us.

If the status turns to “success” and the customer has no plan, compare the number. It may have been a [recharge to a wrong number](/Blog?post=recharge-to-the-wrong-number). For DTH, the box may need a [refresh](/Blog?post=dth-screen-blank-after-recharge).`,
  ],
};
