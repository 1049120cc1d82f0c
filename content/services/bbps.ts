import { rules } from '../rules.ts';
import type { DirectoryEntry } from '../sections.ts';
import type { ServiceContent } from './serviceContent.ts';

const categories: readonly DirectoryEntry[] = [
  {
    id: 'electricity',
    title: 'Electricity',
    text: 'Consumer number',
    example: '1100XXXX27',
  },
  {
    id: 'pipe-gas',
    title: 'Pipe Gas',
    text: 'Customer number',
    example: '6400XXXX15',
  },
  {
    id: 'water',
    title: 'Water',
    text: 'Connection number',
    example: '77XXXX10',
  },
  {
    id: 'telecom',
    title: 'Telecom',
    text: 'Landline number',
    example: '03324XXX18',
  },
  {
    id: 'postpaid',
    title: 'Postpaid',
    text: 'Mobile number',
    example: '98300XXXXX',
  },
  {
    id: 'insurance',
    title: 'Insurance',
    text: 'Policy number',
    example: '5120XXXX36',
  },
  {
    id: 'loan-repayments',
    title: 'Loan Repayments',
    text: 'Loan number',
    example: 'LN00XXXX52',
  },
  {
    id: 'fastag-recharge',
    title: 'FASTag Recharge',
    text: 'Vehicle number',
    example: 'WB02XXXX34',
  },
  {
    id: 'cable',
    title: 'Cable',
    text: 'Subscriber number',
    example: '3300XXXX91',
  },
  {
    id: 'education-fees',
    title: 'Education Fees',
    text: 'Admission number',
    example: '26XXXX418',
  },
  {
    id: 'subscription',
    title: 'Subscription',
    text: 'Subscriber ID',
    example: '98310XXXXX',
  },
  {
    id: 'lpg-cylinder-booking',
    title: 'LPG Cylinder Booking',
    text: 'LPG ID',
    example: '70030XXXXX',
  },
];

/** The amount in the code and in the picture, in rupees. */
const bill = 1846;

export const bbps: ServiceContent = {
  heading: 'BBPS API: collect bills in twelve categories',
  lead: 'Fetch a customer’s bill, take the payment and give a receipt through BBPS, India’s national bill payment system.',
  picture: {
    name: 'bbps',
    narrow: 'bbps-hero-narrow',
    alt: 'A shop counter under an awning: an electricity bill for ₹1,846 with its consumer number 1100XXXX27 ringed, and from it an arrow to a phone that has found R. Mondal’s bill, due 28 November 2026, with a finger on its Pay button',
  },
  action: 'Start collecting bills',
  secondAction: { label: 'See the API calls', href: '#calls' },
  partner: 'billPayment',
  sections: [
    {
      kind: 'directory',
      heading: 'Twelve bill categories, and the number each one needs',
      intro:
        'You will find most of these numbers on the latest bill. With us, prepaid mobile and DTH run over the [Recharge API](/RechargeApi).',
      entries: categories,
      sheet: 'bbps-categories',
    },
    {
      kind: 'steps',
      heading: 'How a customer pays at your counter',
      banner: {
        name: 'bbps-counter',
        narrow: 'bbps-counter-narrow',
        stepwise: true,
        alt: 'Four scenes at a shop counter, an arrow from each to the next: a tablet with electricity chosen among six kinds of bill, a display with R. Mondal’s bill of ₹1,846 due 28 November, a hand that gives notes, or one with a phone that scans a UPI code on its stand, and a printer with the receipt, its reference and ₹1,846 paid',
      },
      steps: [
        {
          title: 'Choose the biller',
          text: 'Pick the category and the company. Your screen shows the details it needs.',
        },
        {
          title: 'Fetch the bill',
          text: 'The biller returns name, amount and due date, and whether it accepts a part payment.',
        },
        {
          title: 'Take the payment',
          text: 'The customer confirms the name and pays in cash or by UPI. Your second call pays the bill.',
        },
        {
          title: 'Give the receipt',
          text: 'It shows the transaction reference, needed for any complaint.',
        },
      ],
    },
    {
      kind: 'checklist',
      pictureFirst: true,
      heading: 'What you and your shops need for BBPS',
      intro: 'BBPS, now branded Bharat Connect, is run by NPCI Bharat BillPay Ltd.',
      picture: {
        name: 'bbps-network-tall',
        narrow: 'bbps-network',
        alt: 'Four stations of a bill payment, each with its drawing: your shop as agent, a bank building for the operating unit that answers for its agents, Bharat Connect with lines to five points, and a power line for the biller',
      },
      items: [
        `You and your shops as agents of an operating unit ${rules.billAgents.text} by the Reserve Bank; the unit is responsible for its agents`,
        'PAN, address proof and bank details of your business',
        'A server for the API, or our [recharge application](/RechargeApplication); we send you the billers’ IDs and fields',
        'A working limit, the amount you can still collect; we explain top-ups',
      ],
    },
    {
      kind: 'code',
      id: 'calls',
      heading: 'Fetch the bill, then pay it',
      intro:
        'Pay with the fetchId of the first response. Your order ID keeps a repeated call from paying twice. A\u00a0200 can also say “pending” or “failed”, so read the status field. Your fields follow the API description.',
      samples: [
        {
          title: 'Fetch',
          request: {
            method: 'POST',
            path: '/v1/bills/fetch',
            headers: ['Authorization: Bearer YOUR_API_KEY'],
            body: {
              category: 'electricity',
              billerId: 'ELEC-0042',
              customerParams: { consumerNumber: '1100XXXX27' },
              mobile: '98300XXXXX',
            },
          },
          response: {
            status: 200,
            body: {
              fetchId: 'BF-64127',
              customerName: 'R. MONDAL',
              billNumber: '2611XXXX90',
              dueDate: '2026-11-28',
              amount: bill,
              partPayment: false,
            },
          },
        },
        {
          title: 'Pay it',
          takes: 'BF-64127',
          request: {
            method: 'POST',
            path: '/v1/bills/pay',
            body: { orderId: 'BP-9310', fetchId: 'BF-64127', amount: bill },
          },
          response: {
            status: 200,
            body: {
              orderId: 'BP-9310',
              status: 'success',
              transactionReference: 'BP63XXXX418',
              amount: bill,
              workingLimit: 12904,
            },
          },
        },
        {
          title: 'Status',
          request: { method: 'GET', path: '/v1/bills/pay/BP-9311' },
          response: {
            status: 200,
            body: { orderId: 'BP-9311', status: 'pending', amount: 940 },
          },
        },
        {
          title: 'Webhook',
          takes: 'BP-9311',
          request: {
            method: 'POST',
            path: '/your-webhook-url',
            body: { orderId: 'BP-9311', status: 'failed', amountReturned: 940 },
          },
          response: { status: 200 },
        },
        {
          title: 'No bill',
          request: {
            method: 'POST',
            path: '/v1/bills/fetch',
            body: {
              category: 'water',
              billerId: 'WATR-0011',
              customerParams: { connectionNumber: '77XXXX10' },
              mobile: '98300XXXXX',
            },
          },
          response: { status: 422, body: { error: { code: 'BILL_NOT_FOUND' } } },
        },
        {
          title: 'Low limit',
          request: {
            method: 'POST',
            path: '/v1/bills/pay',
            body: { orderId: 'BP-9327', fetchId: 'BF-64146', amount: 5340 },
          },
          response: {
            status: 422,
            body: {
              orderId: 'BP-9327',
              error: { code: 'LIMIT_TOO_LOW', workingLimit: 3120 },
            },
          },
        },
      ],
    },
    {
      kind: 'outcomes',
      look: 'slips',
      heading: 'If a fetch or a payment fails',
      terms: ['Usual reason', 'What to do'],
      outcomes: [
        {
          name: 'Success, but still unpaid',
          tone: 'wait',
          sign: 'clock',
          details: [
            `Some billers update late. A FASTag top-up shows ${rules.fastagStatus.text} at plazas on National Highways.`,
            'Send us the transaction reference. Give your customer the number of the central BBPS complaint.',
          ],
        },
        {
          name: 'Pending, or no response',
          tone: 'wait',
          details: [
            'The biller has not confirmed yet, or the call was lost.',
            'Wait for the webhook, or repeat the same order ID: a new one could pay twice. If still pending, send us the ID.',
          ],
        },
        {
          name: 'Failed',
          tone: 'bad',
          details: [
            'The biller or its bank declined. The amount is back in your working limit.',
            'Return your customer’s money, or fetch and pay the bill again under a new order ID.',
          ],
        },
        {
          name: 'Refused (401 or 422)',
          tone: 'quiet',
          details: [
            'Nothing was paid. No bill is due, the number or the key is wrong, or your limit is too low.',
            'Correct the number or the key, or add to your limit. Keep the order ID.',
          ],
        },
      ],
    },
  ],
  call: {
    heading: 'Collect bills at your counters or in your app',
    text: 'Say which categories your customers ask for, and at how many counters you will collect. We email or call you with the documents, your commission and the usual time to start.',
    picture: 'bbps-closing',
  },
  rules: [rules.fastagStatus, rules.billAgents],
};
