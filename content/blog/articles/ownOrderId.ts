import { rupees } from '../../rupees.ts';
import type { Article } from '../article.ts';

/** The order of the example. */
const order = { id: 'RC-20418', amount: 299 } as const;

/** The prepaid balance before the example, in rupees. */
const loaded = 12_000;
const once = loaded - order.amount;
const twice = once - order.amount;

const call = {
  method: 'POST',
  path: '/v1/recharges',
  body: {
    orderId: order.id,
    service: 'prepaid',
    operator: 'OP1',
    circle: 'KOL',
    number: '98300XXXXX',
    amount: order.amount,
  },
} as const;

const firstResult = {
  status: 200,
  body: {
    orderId: order.id,
    status: 'success',
    operatorReference: 'WB7730214458',
    amount: order.amount,
    balance: once,
  },
} as const;

export const ownOrderId: Article = {
  summary:
    'An answer can get lost after a payment was made. Why each payment request needs an order ID of your own, and how to build retries that never pay twice.',
  body: [
    'Your own order ID lets you repeat a payment request safely. If the answer gets lost, send the same request with the same ID. The API then returns the first result and pays nothing more. Create the ID and save it before you make the call, because a new ID always means a new payment.',
    `## A lost answer looks like a failed payment

A payment call is a request that travels out and an answer that travels back. The network can lose either of them. Your server sees the same thing in both cases: it waits, and then the connection times out.

If the request was lost, no money moved. If the answer was lost, the payment was made and your side does not know it. The usual reaction to a timeout is to try again, and that is right in the first case and expensive in the second.

An ID that both sides know removes the doubt. Sending the request twice then has the same effect as sending it once. Engineers call this property *idempotency*.

## What the API returns for the same ID

The example sells a prepaid recharge of ${rupees(order.amount)} as order ${order.id}. The first answer never arrives, so the shop’s server repeats the call.`,
    {
      kind: 'code',
      heading: 'One order, sent twice and then changed',
      intro:
        'An illustration: names and fields follow the API description you receive. Many APIs refuse a known ID with another amount, as in the third call.',
      samples: [
        { title: 'First call: paid, but the answer is lost', request: call, response: firstResult },
        { title: 'Same call again: the first result', request: call, response: firstResult },
        {
          title: 'Same ID with another amount: refused',
          request: { ...call, body: { ...call.body, amount: 399 } },
          response: {
            status: 409,
            body: {
              orderId: order.id,
              error: { code: 'ORDER_ID_IN_USE', field: 'amount' },
            },
          },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What the retry costs',
      caption: 'Prepaid balance after a retry with the same order ID and with a new one',
      columns: ['Step', 'Retry with the same ID', 'Retry with a new ID'],
      rows: [
        ['Before the order', rupees(loaded), rupees(loaded)],
        ['After the first call', rupees(once), rupees(once)],
        ['After the retry', rupees(once), rupees(twice)],
        ['Recharges on the number', '1', '2'],
      ],
    },
    `## Save first, then call

The order of the steps matters more than the code. If your server restarts between any two of them, the saved record tells it where to continue.`,
    {
      kind: 'steps',
      heading: 'A payment request that survives a crash',
      steps: [
        {
          title: 'Create the ID',
          text: 'When the payment screen opens, create one ID for this order and keep it through every retry.',
        },
        {
          title: 'Save the order',
          text: 'Store ID, receiver and amount with the status “created”, and commit before you call.',
        },
        {
          title: 'Call with a timeout',
          text: 'Set the status to “sent”, then call. Treat no answer, and a status of 500 or above, as unknown.',
        },
        {
          title: 'Repeat or enquire',
          text: 'Repeat the same call after 2, 4 and 8 seconds. Then stop, and ask for the order’s status at longer intervals.',
        },
        {
          title: 'Record the result once',
          text: 'The provider’s call to your server, the webhook, and your own enquiry may both report it. Ignore the second report if the order is closed.',
        },
      ],
    },
    `Add a unique index on the order ID in your own database as well. It stops two of your processes from creating the same order at the same moment.

## Which IDs are safe

An ID must be unique for ever, short enough to read out on a support call, and free of personal data. It appears in logs, on receipts and in emails.`,
    {
      kind: 'table',
      heading: 'Ways to build an order ID',
      caption: 'Ways to build an order ID, whether they are safe, and why',
      columns: ['Built from', 'Safe?', 'Why'],
      rows: [
        [
          'A database sequence: RC-20418',
          'Yes',
          'The database issues each number once. Use one prefix for each system.',
        ],
        [
          'A counter number and a running number: T07-004512',
          'Yes',
          'Works at counters that are offline for a while, if each counter has its own number.',
        ],
        [
          'A random UUID (universally unique identifier)',
          'Yes',
          'Unique across servers without a central list, but long to read out.',
        ],
        ['The time: 20261114102400', 'No', 'Two counters can sell in the same second.'],
        [
          'Mobile number and amount',
          'No',
          'A customer may buy the same recharge again next month, and the ID shows who it was.',
        ],
      ],
    },
    `## Mistakes that still pay twice

- **The ID is created inside the retry.** Each attempt gets a new ID. Create it outside the loop and pass it in.
- **A double click makes two orders.** The ID exists before the button is pressed, so both clicks must send the same one.
- **A person retries by hand.** Staff see “timeout” and enter the payment again. Show the order’s status and a “check again” button instead of an empty form.
- **“Not found” is read as “failed”.** An enquiry can arrive before the request. Repeat the call with the same ID.
- **The provider forgets the ID.** Some systems remember IDs for a limited time. Ask how long, and enquire before you repeat an old order.
- **A pending order is replaced.** Pending means the result is still open. Our article on [pending recharges](/Blog?post=why-a-recharge-is-pending) explains what to do while you wait.

One case does need a new ID. When an order has failed for good, for example because the account is closed, it is finished. Correct the details and pay under a new ID.`,
    {
      kind: 'checklist',
      heading: 'Test these before you go live',
      items: [
        'Press the pay button twice, quickly',
        'Cut the connection after the request has left, and let the retry run',
        'Stop the server between saving and calling, then start it again',
        'Deliver the same webhook twice, and deliver it before the answer to the call',
        'Compare the day’s orders with the provider’s statement: same count, same total',
      ],
    },
    'Our [Recharge API](/RechargeApi) and [Payout API](/PayoutApi) both take an order ID of yours and return the first order if you send it again.',
  ],
  sources: [
    {
      by: 'Internet Engineering Task Force',
      title: 'RFC 9110, HTTP Semantics, section 9.2.2: idempotent methods',
      url: 'https://www.rfc-editor.org/rfc/rfc9110#section-9.2.2',
    },
    {
      by: 'Internet Engineering Task Force',
      title: 'RFC 9562, Universally Unique IDentifiers (UUIDs)',
      url: 'https://www.rfc-editor.org/rfc/rfc9562',
    },
  ],
};
