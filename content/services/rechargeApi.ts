import { figures } from '../figures.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

const { refundHours, minimumDeposit } = figures.recharge;

/** The amount in the flow of money, in the code and in the picture, in rupees. */
const recharge = 299;

export const rechargeApi: ServiceContent = {
  heading: 'Recharge API for mobile, DTH and data cards',
  lead: 'Sell recharges in your app or at your counters with one call, and get a clear status for each order.',
  picture: {
    name: 'recharge-api',
    narrow: 'recharge-hero-narrow',
    alt: 'A large window of code, “Your server”, sends POST /v1/recharges with the number 98300XXXXX and the amount 299, and gets 200 OK with the status “success”; an arrow leads from the status to the customer’s phone, which says, with a tick: Recharged, ₹299, 98300 XXXXX',
  },
  action: 'Request API access',
  secondAction: { label: 'See an example call', href: '#example-call' },
  proof: [
    {
      value: `${refundHours} hours`,
      label: 'maximum time for the automatic refund of a failed recharge',
    },
    { value: rupees(minimumDeposit), label: 'minimum deposit to start' },
    { value: '3 services', label: 'mobile, DTH and data card through one API' },
  ],
  sections: [
    {
      kind: 'topics',
      isBrief: true,
      heading: 'What you can sell, and what each order needs',
      intro:
        'Each order names the operator, the number and the amount. An [HLR lookup](/OperatorFinder) finds a number’s network; postpaid bills run over [BBPS](/BbpsPage).',
      topics: [
        {
          id: 'mobile',
          picture: {
            name: 'recharge-mobile',
            narrow: 'recharge-mobile-narrow',
            alt: 'A phone with a button to recharge ₹299, and the number 98300 XXXXX',
          },
          title: 'Mobile',
          text: 'Mobile number, operator, circle and amount',
        },
        {
          id: 'dth',
          picture: {
            name: 'recharge-dth',
            narrow: 'recharge-dth-narrow',
            alt: 'A dish, a television with its DTH set-top box, and the smart card number 1042 XXXX 18',
          },
          title: 'DTH',
          text: 'Subscriber ID or smart card number, operator and amount',
        },
        {
          id: 'data-card',
          picture: {
            name: 'recharge-data',
            narrow: 'recharge-data-narrow',
            alt: 'A 4G data card in the side of a laptop, the network that it has found, and its number 81000 XXXXX',
          },
          title: 'Data card',
          text: 'Number of the data card, operator and amount',
        },
      ],
    },
    {
      kind: 'flow',
      heading: `How a ${rupees(recharge)} recharge is paid and refunded`,
      deep: true,
      intro:
        'You pay for recharges from a prepaid balance. It is kept with the bank or authorised issuer named in your agreement.',
      amount: recharge,
      stops: [
        {
          name: 'Your customer',
          pays: 'Cash or UPI',
          onward: 'Payment',
        },
        {
          name: 'You',
          receives: 'Payment taken',
          pays: 'Prepaid balance',
          onward: 'Recharge API',
        },
        {
          name: 'Their number',
          receives: 'Recharged',
        },
      ],
      back: `A failed recharge returns ${rupees(recharge)} to your prepaid balance within ${refundHours} hours, automatically.`,
      cast: {
        name: 'recharge-cast',
        narrow: 'recharge-cast-narrow',
        alt: 'A man in red holds out two banknotes; a shopkeeper has both hands on the till on her counter, between her shelves; a large phone beside a mobile operator’s mast shows a tick, ₹299 and “Recharged”',
      },
      backWhen: `If it fails, ${rupees(recharge)}\u00a0back`,
      backToMiddle: true,
    },
    {
      kind: 'outcomes',
      look: 'slips',
      heading: 'What to do with each response',
      terms: ['Meaning', 'Your next step'],
      outcomes: [
        {
          name: 'Success',
          tone: 'good',
          details: [
            'Confirmed, and cannot be reversed.',
            'Show the operator’s reference. For a complaint, send us the order ID.',
          ],
        },
        {
          name: 'Pending',
          tone: 'wait',
          sign: 'clock',
          details: [
            'The operator has not responded. A new order ID could recharge twice.',
            'Wait for the webhook, or check the status. If it stays pending, send us the order ID.',
          ],
        },
        {
          name: '5xx or no response',
          tone: 'wait',
          details: [
            'The recharge may have gone through.',
            'Repeat the same order ID, or check the status.',
          ],
        },
        {
          name: 'Failed',
          tone: 'bad',
          details: [
            `The operator has declined. The amount returns within ${refundHours} hours.`,
            'Refund your customer, or place a new order.',
          ],
        },
        {
          name: 'Refused (401 or 422)',
          tone: 'quiet',
          details: [
            'There is no order and no charge.',
            'Correct the key, field or balance, and repeat the same order ID.',
          ],
        },
      ],
    },
    {
      kind: 'code',
      id: 'example-call',
      heading: 'How a recharge call and its webhook look',
      intro:
        'Example fields; yours follow the API description. A 200 can also say “pending” or “failed”, so read the status field. A repeated order ID gives no second recharge.',
      samples: [
        {
          title: 'Recharge',
          request: {
            method: 'POST',
            path: '/v1/recharges',
            headers: ['Authorization: Bearer YOUR_API_KEY'],
            body: {
              orderId: 'RC-20418',
              service: 'prepaid',
              operator: 'OP1',
              circle: 'KOL',
              number: '98300XXXXX',
              amount: recharge,
            },
          },
          response: {
            status: 200,
            body: {
              orderId: 'RC-20418',
              status: 'success',
              operatorReference: 'WB7730214458',
              amount: recharge,
              balance: 18451.5,
            },
          },
        },
        {
          title: 'Status',
          request: { method: 'GET', path: '/v1/recharges/RC-20419' },
          response: {
            status: 200,
            body: { orderId: 'RC-20419', status: 'pending', amount: 199 },
          },
        },
        {
          title: 'Webhook',
          takes: 'RC-20419',
          request: {
            method: 'POST',
            path: '/your-webhook-url',
            body: {
              orderId: 'RC-20419',
              status: 'failed',
              reason: 'OPERATOR_DECLINED',
              amountReturned: 199,
            },
          },
          response: { status: 200 },
        },
        {
          title: 'Bad number',
          request: {
            method: 'POST',
            path: '/v1/recharges',
            body: {
              orderId: 'RC-20420',
              service: 'dth',
              operator: 'OP7',
              number: '1100XX',
              amount: 350,
            },
          },
          response: {
            status: 422,
            body: {
              orderId: 'RC-20420',
              error: { code: 'NUMBER_INVALID', field: 'number' },
            },
          },
        },
        {
          title: 'Low balance',
          request: {
            method: 'POST',
            path: '/v1/recharges',
            body: {
              orderId: 'RC-20497',
              service: 'prepaid',
              operator: 'OP1',
              circle: 'KOL',
              number: '98310XXXXX',
              amount: 719,
            },
          },
          response: {
            status: 422,
            body: {
              orderId: 'RC-20497',
              error: { code: 'BALANCE_TOO_LOW', balance: 451.5 },
            },
          },
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Before your first live recharge',
      intro:
        'Ask us what you can test without money, how to verify a webhook, and how an unused balance is returned.',
      picture: {
        name: 'recharge-test',
        alt: 'A developer with glasses shows, in both hands, a phone of her own, which she has recharged with ₹10; below it, the prepaid balance goes from ₹500 to ₹490',
      },
      items: [
        'PAN and address proof of your business or shop',
        'A server that keeps the API key secret, with an HTTPS address for the webhook; without one, see our [recharge application](/RechargeApplication)',
        'A prepaid balance of any amount, loaded as we explain to you',
        'A small live test: recharge a few numbers of your own',
      ],
    },
  ],
  call: {
    heading: 'Ask for API access and your commission rates',
    text: 'Send us the services you want to sell and how many recharges you expect a month. You hear back by email or phone about the API description, rates, documents and the usual time to go live.',
    picture: 'recharge-closing',
  },
};
