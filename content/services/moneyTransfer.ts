import { figures } from '../figures.ts';
import { rules } from '../rules.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

const [imps, neft] = figures.transfer.banksVia;

/** The amount in the code and in the picture, in rupees. */
const transfer = 3000;

/** What the sender in the picture of the month has sent, and may still send, in rupees. */
const sentInMonth = 22_800;
const leftInMonth = 2200;

export const moneyTransfer: ServiceContent = {
  heading: `Money transfer: cash to a bank account by ${imps} or ${neft}`,
  lead: `Your customer pays cash at your counter, and you send it on to one of over ${figures.transfer.banks} banks in India.`,
  picture: {
    name: 'money-transfer',
    narrow: 'transfer-journey-narrow',
    alt: 'A shop counter’s phone that shows a transfer of ₹3,000 by IMPS to Sunita Devi, account XXXXXXXX4821, marked “Credited” in green, above a map route from Howrah to Darbhanga, with a printed receipt that shows the reference 6324XXXXXX07',
  },
  panorama: {
    name: 'transfer-journey',
    narrow: 'transfer-journey-narrow',
    medium: 'transfer-journey-tablet',
    alt: 'A customer with cash at a shop counter in Surat; from the phone on it ₹3,000 goes by IMPS, on wide screens across a map of India, to the phone of Sunita Devi, who stands before her house in Darbhanga, with a tulsi at its wall: the money is credited',
  },
  action: 'Offer money transfer',
  secondAction: { label: 'See limits and rules', href: '#limits' },
  partner: 'banking',
  sections: [
    {
      kind: 'steps',
      heading: 'One visit to your counter, in four steps',
      banner: {
        name: 'transfer-shelf',
        narrow: 'transfer-shelf-narrow',
        stepwise: true,
        alt: 'Four things on a counter: the sender’s form with a voter card that was seen, the receiver Sunita Devi with the IFSC ringed, a phone that asks “Is this right?” above the name and ₹3,000, and a printed receipt, credited, with its bank reference',
      },
      steps: [
        {
          title: 'Know the sender',
          text: 'A mobile number for regular senders. New ones register first.',
        },
        {
          title: 'Add the receiver',
          text: `Name, account and ${figures.ifsc.characters}-character IFSC: see our [IFSC finder](/OperatorFinder).`,
        },
        {
          title: 'Read it all back',
          text: 'Name, account, amount and charge. The sender confirms.',
        },
        {
          title: 'Send the money',
          text: 'The receipt shows the status and the bank reference.',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'limits',
      heading: 'Limits and checks for each sender',
      intro:
        'The first visit needs the mobile number and a self-certified officially valid document, such as a voter card. Every transfer needs an additional factor, such as a one-time password.',
      pictureFirst: true,
      picture: {
        name: 'transfer-month',
        alt: `One sender’s portrait and November, “${rupees(leftInMonth)} left”: in a jar that holds ${rules.cashTransferAMonth.text} lie five transfers, ${rupees(sentInMonth)} in all, with room for ${rupees(leftInMonth)} above them, and its lid says “At most ${rules.cashTransferMaximum.text} at once”`,
      },
      rows: [
        {
          term: 'One cash transfer',
          figure: rules.cashTransferMaximum.text,
          detail: 'At most. The bank may set a lower limit.',
        },
        {
          term: 'One sender a month',
          figure: rules.cashTransferAMonth.text,
          detail: 'At most, in one or in several transfers.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: `${imps} or ${neft}: speed and returns`,
      banner: {
        name: 'transfer-day',
        narrow: 'transfer-day-narrow',
        medium: 'transfer-day-tablet',
        alt: `Two lanes through four moments, torn before the last, for a transfer sent at 12:08: by ${imps} it moves at once, with a green tick, and is reversed by ${rules.transferReversal.text}, the next day, if it fails; by ${neft} it moves at 12:30 with a batch, and is back by 14:30 if it fails`,
      },
      rows: [
        {
          term: `If an ${imps} reversal is late`,
          figure: `${rules.lateReversalADay.text} a day`,
          detail: 'The bank owes it without a claim.',
        },
        {
          term: `${neft} batches, day and night`,
          figure: `${rules.neftBatches.text} a day`,
          detail: `Every ${rules.neftBatchEvery.text}. Returns within ${rules.neftReturn.text}.`,
        },
        {
          term: `${imps} bank reference`,
          figure: '12 digits',
          detail: `A ${neft} reference has 16 characters.`,
        },
      ],
    },
    {
      kind: 'code',
      heading: 'How the transfer looks as an API call',
      intro:
        'Example fields; yours follow the API description. A repeated order ID sends nothing twice. Separate calls register sender and receiver and request the one-time password.',
      samples: [
        {
          title: 'Transfer',
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
          title: 'Webhook',
          request: {
            method: 'POST',
            path: '/your-webhook-url',
            body: { orderId: 'MT-30953', status: 'failed', amountReturned: 1500 },
          },
          response: { status: 200 },
        },
        {
          title: 'Over limit',
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
              error: { code: 'MONTHLY_LIMIT', availableThisMonth: leftInMonth },
            },
          },
        },
        {
          title: 'Low limit',
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
      kind: 'checklist',
      heading: 'What you need to start',
      items: [
        'Owner’s PAN and identity proof, shop’s address proof',
        'A phone or computer with internet, and our [recharge application](/RechargeApplication) if you have no software; for the API, a server that keeps the key',
        'A small printer, or text messages, for receipts',
        `A sign that names ${rules.correspondentSign.text}`,
        'A working limit, the amount you can still send',
      ],
    },
    {
      kind: 'questions',
      beside: true,
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
            'If no such account exists, the amount returns to your working limit. If it belongs to someone else, the banks need that person’s consent.',
        },
        {
          question: 'Can my own company pay salaries this way?',
          answer:
            'No. This service is for customers with cash at a counter. Use the [Payout API](/PayoutApi) for what your business owes, and [Indo-Nepal remittance](/IndoNepal) for families in Nepal.',
        },
      ],
    },
  ],
  call: {
    heading: 'Bring money transfer to your counter or your shops',
    text: 'Name your town, your shops and how many transfers you expect a month. We reply by email or phone about charges, commission and how soon you can start.',
    picture: 'transfer-closing',
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
