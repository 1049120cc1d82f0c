import { figures } from '../figures.ts';
import { rules } from '../rules.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

const [imps, neft] = figures.transfer.banksVia;

/** The amount in the flow of money, in the code and in the picture, in rupees. */
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
    { value: figures.company.supportHours, label: 'support for your counter' },
  ],
  partner: 'banking',
  sections: [
    {
      kind: 'audience',
      heading: 'Who offers money transfer',
      picture: {
        name: 'transfer-counter',
        alt: 'A phone with a credited transfer of ₹3,000 to Sunita Devi, a small printer with the receipt, and three ₹500 notes',
      },
      intro:
        'Many customers earn cash in one town and support a family in another. Your counter can serve them after their shift.',
      cards: [
        {
          icon: 'store',
          title: 'Shops',
          text: 'Serve senders in your neighbourhood with a phone or a computer. If you have no software, ask for money transfer in our [recharge application](/RechargeApplication).',
        },
        {
          icon: 'users',
          title: 'Distributors',
          text: 'Bring the service to the shops you supply and support them. Ask us what the bank needs of each shop.',
        },
        {
          icon: 'code',
          title: 'Portals',
          text: 'Call the API from the software your retailers already use. Ask us for its description and a way to test.',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'limits',
      heading: 'Limits and checks for each sender, and your earnings',
      picture: {
        name: 'transfer-limit',
        alt: `A phone with the month of one sender: ₹22,800 of ${rules.cashTransferAMonth.text} sent, ₹2,200 left, and the transfer confirmed by a one-time password`,
      },
      rows: [
        {
          term: 'Maximum per transfer',
          detail: `${rules.cashTransferMaximum.text} in cash. The bank behind the service may set a lower limit.`,
        },
        {
          term: 'Maximum a month',
          detail: `${rules.cashTransferAMonth.text} for each sender.`,
        },
        {
          term: 'First visit',
          detail:
            'The sender’s mobile number is verified. The sender also gives a self-certified officially valid document, such as a voter card or driving licence.',
        },
        {
          term: 'Every transfer',
          detail: 'The sender confirms with one more factor, such as a one-time password.',
        },
        {
          term: 'Your sign',
          detail: `As the bank’s agent, you show a sign that names ${rules.correspondentSign.text}.`,
        },
        {
          term: 'Your earnings',
          detail:
            'Our terms state the commission, for a shop or for a distributor, and the charge to the sender.',
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
          text: `Name, account number and ${figures.ifsc.characters}-character IFSC. An [IFSC finder](/OperatorFinder) helps if the sender knows only the branch.`,
        },
        {
          title: 'Read the details back',
          text: 'Read out name, account, amount and charge. The sender then confirms.',
        },
        {
          title: 'Send and give the receipt',
          text: 'The screen shows the status and the bank reference. Print them or send them by message.',
        },
      ],
    },
    {
      kind: 'table',
      beside: true,
      heading: `${imps} or ${neft}: speed, returns and references`,
      intro: `Both reach over ${figures.transfer.banks} banks and run on all days, holidays included.`,
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
          `Reversed by ${rules.transferReversal.text}, the day after; then ${rules.lateReversalADay.text} for each day of delay`,
          `Returned within ${rules.neftReturn.text} of its batch`,
        ],
        ['Bank reference', `${rules.instantReference.text} digits`, rules.neftReference.text],
      ],
    },
    {
      kind: 'flow',
      heading: `How ${rupees(transfer)} in cash reaches the account`,
      intro:
        'The charge for the transfer is left out. Your working limit is the amount you can still send.',
      amount: transfer,
      stops: [
        {
          icon: 'users',
          name: 'The sender',
          pays: 'Cash in hand',
          onward: 'Cash',
        },
        {
          icon: 'store',
          name: 'Your counter',
          receives: 'Cash taken',
          pays: 'Working limit',
          onward: `${imps} or ${neft}`,
        },
        {
          icon: 'landmark',
          name: 'The receiver',
          receives: 'Bank account',
        },
      ],
      back: 'If the transfer fails, the amount returns to your working limit and you give the cash back.',
    },
    {
      kind: 'code',
      heading: 'How the transfer looks as an API call',
      intro:
        'Examples: names and fields follow the API description you receive. Send the key with each call. Amounts are in rupees. A pending transfer also returns 200. Separate calls register the sender and the receiver, request the one-time password and check a status. Your order ID keeps a repeated call from sending the money twice.',
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
          title: 'A transfer above the sender’s limit',
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
            'The receiving bank has not responded yet. Check the status with your order ID until it is final. Give cash back only after “failed”, and do not send a second order. If the times above have passed, send us the order ID or the bank reference.',
        },
        {
          question: 'The call was refused. Has money moved?',
          answer:
            'No. A 401 or 422 status names the error, such as a wrong one-time password or a working limit that is too low. Correct it, or add to your working limit, and send the same order ID again. After a timeout, check the status first.',
        },
        {
          question: 'The account number was wrong. Can I get the money back?',
          answer:
            'If no such account exists, the transfer is returned. If it belongs to someone else, the banks need that person’s consent. So read the account number back before you send.',
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
        'PAN and identity document of the owner, and address proof of the shop',
        'A phone or computer with an internet connection',
        'A small printer, or messages to the sender’s mobile, for receipts',
        'A working limit for one day’s transfers; we explain how to add to it, and how soon that counts',
      ],
    },
  ],
  call: {
    heading: 'Bring money transfer to your counter or your shops',
    text: 'Name your town, the services you offer today and the number of senders you expect. We contact you by email or phone about charges, commission and how soon you can start.',
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
    rules.instantReference,
    rules.neftReference,
  ],
};
