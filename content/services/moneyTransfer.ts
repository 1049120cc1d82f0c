import { figures } from '../figures.ts';
import { rules } from '../rules.ts';
import type { ServiceContent } from './serviceContent.ts';

const [imps, neft] = figures.transfer.banksVia;

/** The amount in the code and in the picture, in rupees. */
const transfer = 3000;

export const moneyTransfer: ServiceContent = {
  heading: `Domestic money transfer: cash to a bank account by ${imps} or ${neft}`,
  lead: `Your customer pays cash at your counter, and you send it to an account at one of over ${figures.transfer.banks} banks in India.`,
  picture: {
    name: 'money-transfer',
    narrow: 'transfer-journey-narrow',
    alt: 'A shop counter’s phone that shows a transfer of ₹3,000 by IMPS to Sunita Devi, account XXXXXXXX4821, marked “Credited” in green, above a map route from Howrah to Darbhanga, with a printed receipt that shows the reference 6324XXXXXX07',
  },
  panorama: {
    name: 'transfer-journey',
    narrow: 'transfer-journey-narrow',
    alt: 'A customer with cash at a shop counter in Surat; a route leads to Darbhanga, where Sunita Devi’s account XXXXXXXX4821 is credited with ₹3,000 by IMPS',
  },
  action: 'Offer money transfer',
  secondAction: { label: 'See limits and rules', href: '#limits' },
  proof: [
    { value: `${figures.transfer.banks}+ banks`, label: `reached by ${imps} and ${neft}` },
    { value: rules.cashTransferMaximum.text, label: 'maximum for one cash transfer' },
    { value: rules.cashTransferAMonth.text, label: 'maximum for one sender a month' },
  ],
  partner: 'banking',
  sections: [
    {
      kind: 'audience',
      heading: 'Who offers money transfer',
      picture: {
        name: 'transfer-counter',
        alt: 'A small printer on a counter with the receipt of a transfer: ₹3,000 to Sunita Devi by IMPS, credited, with its reference',
      },
      cards: [
        {
          icon: 'store',
          title: 'Shops',
          text: 'Serve senders who support a family in another town. If you have no software, ask for money transfer in our [recharge application](/RechargeApplication).',
        },
        {
          icon: 'users',
          title: 'Distributors and portals',
          text: 'Bring it to the shops you supply, or call the API from their software.',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'limits',
      heading: 'Limits and checks for each sender, and your earnings',
      picture: {
        name: 'transfer-limit-tall',
        narrow: 'transfer-limit',
        alt: `A phone that shows one sender’s month: ₹22,800 of ${rules.cashTransferAMonth.text} sent, ₹2,200 left, and the transfer confirmed by a one-time password`,
      },
      rows: [
        {
          term: 'Maximum per transfer',
          detail: `${rules.cashTransferMaximum.text} in cash. The bank may set a lower limit.`,
        },
        {
          term: 'Maximum a month',
          detail: `${rules.cashTransferAMonth.text} for each sender.`,
        },
        {
          term: 'First visit',
          detail:
            'The mobile number is verified. The sender gives a self-certified officially valid document, such as a voter card.',
        },
        {
          term: 'Every transfer',
          detail: 'Confirmed with an additional factor, such as a one-time password.',
        },
        {
          term: 'Your sign',
          detail: `It names ${rules.correspondentSign.text}.`,
        },
        {
          term: 'Your earnings',
          detail:
            'Ask us for your commission, as a shop or a distributor, and for the charge to the sender.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'One visit to your counter, in four steps',
      steps: [
        {
          title: 'Find or register the sender',
          text: 'A regular sender only gives a mobile number. A new one is registered first.',
        },
        {
          title: 'Add the receiver',
          text: `Name, account number and ${figures.ifsc.characters}-character IFSC, whose pattern our [IFSC finder](/OperatorFinder) checks.`,
        },
        {
          title: 'Read the details back',
          text: 'Name, account, amount and charge. The sender confirms.',
        },
        {
          title: 'Send and give the receipt',
          text: 'It shows the status and the bank reference.',
        },
      ],
    },
    {
      kind: 'table',
      beside: true,
      heading: `${imps} or ${neft}: speed and returns`,
      intro: `Both run on all days. If a transfer fails, the amount returns to your working limit and you give the cash back.`,
      caption: `How ${imps} and ${neft} differ for a sender`,
      columns: ['Point', imps, neft],
      rows: [
        [
          'How it moves',
          'One by one, day and night',
          `In ${rules.neftBatches.text} batches a day, one every ${rules.neftBatchEvery.text}`,
        ],
        [
          'If the account is not credited',
          `Reversed by ${rules.transferReversal.text}, the day after the transfer; then ${rules.lateReversalADay.text} for each day of delay`,
          `Returned within ${rules.neftReturn.text} of its batch`,
        ],
        ['Bank reference', '12 digits', '16 characters'],
      ],
    },
    {
      kind: 'code',
      heading: 'How the transfer looks as an API call',
      intro:
        'Examples: names and fields follow the API description you receive. Send the key with each call. Amounts are in rupees. A repeated order ID sends nothing twice. Separate calls register sender and receiver and request the one-time password.',
      samples: [
        {
          title: 'Send a transfer',
          request: {
            method: 'POST',
            path: '/v1/transfers',
            headers: ['Authorization: Bearer YOUR_API_KEY'],
            body: {
              orderId: 'MT-30952',
              senderMobile: '98300XXXXX',
              beneficiaryId: 'BN-1184',
              mode: 'IMPS',
              amount: transfer,
              otp: 'XXXXXX',
            },
          },
          response: {
            status: 200,
            body: {
              orderId: 'MT-30952',
              status: 'success',
              mode: 'IMPS',
              amount: transfer,
              beneficiaryName: 'SUNITA DEVI',
              accountNumber: 'XXXXXXXX4821',
              bankReference: '6324XXXXXX07',
              workingLimit: 41260,
            },
          },
        },
        {
          title: 'Webhook: a pending transfer has failed',
          request: {
            method: 'POST',
            path: '/your-webhook-url',
            body: { orderId: 'MT-30953', status: 'failed', amountReturned: 1500 },
          },
          response: { status: 200 },
        },
        {
          title: 'Refused: above the sender’s monthly limit',
          request: {
            method: 'POST',
            path: '/v1/transfers',
            body: {
              orderId: 'MT-30954',
              senderMobile: '98300XXXXX',
              beneficiaryId: 'BN-1184',
              mode: 'NEFT',
              amount: 4800,
              otp: 'XXXXXX',
            },
          },
          response: {
            status: 422,
            body: {
              orderId: 'MT-30954',
              error: { code: 'MONTHLY_LIMIT', availableThisMonth: 2200 },
            },
          },
        },
        {
          title: 'Refused: your working limit is too low',
          request: {
            method: 'POST',
            path: '/v1/transfers',
            body: {
              orderId: 'MT-30968',
              senderMobile: '98310XXXXX',
              beneficiaryId: 'BN-1190',
              mode: 'IMPS',
              amount: 4200,
              otp: 'XXXXXX',
            },
          },
          response: {
            status: 422,
            body: {
              orderId: 'MT-30968',
              error: { code: 'LIMIT_TOO_LOW', workingLimit: 1850 },
            },
          },
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Pending or failed transfers',
      questions: [
        {
          question: 'The status is pending. What do I tell the customer?',
          answer:
            'The receiving bank has not responded yet. Check the status until it is final. Give cash back only after “failed”, and send no second order.',
        },
        {
          question: 'The call was refused. Has money moved?',
          answer:
            'No. A 401 or 422 status names the error, such as a wrong one-time password or a working limit that is too low. Correct it, or add to your working limit, and send the same order ID again. After a timeout, check the status before you repeat the call.',
        },
        {
          question: 'The account number was wrong. Can I get the money back?',
          answer:
            'If no such account exists, the transfer is returned. If it belongs to someone else, the banks need that person’s consent.',
        },
        {
          question: 'Can my own company pay salaries this way?',
          answer:
            'No. This service is for customers with cash at a counter. Use the [Payout API](/PayoutApi) for what your business owes, and [Indo-Nepal remittance](/IndoNepal) for families in Nepal.',
        },
      ],
    },
    {
      kind: 'checklist',
      beside: true,
      heading: 'What your shop needs to start',
      items: [
        'PAN and identity proof of the owner, and address proof of the shop',
        'A phone or computer with internet; for the API, a server that keeps the key',
        'A small printer, or text messages, for receipts',
        'A working limit, the amount you can still send: ask us how to add to it',
      ],
    },
  ],
  call: {
    heading: 'Bring money transfer to your counter or your shops',
    text: 'Name your town, your shops and how many transfers you expect a month. We reply by email or phone about charges, commission and how soon you can start.',
  },
  rules: [
    rules.cashTransferMaximum,
    rules.cashTransferAMonth,
    rules.correspondentSign,
    rules.neftBatchEvery,
    rules.neftBatches,
    rules.transferReversal,
    rules.lateReversalADay,
    rules.neftReturn,
  ],
};
