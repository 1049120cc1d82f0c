import { figures } from '../figures.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

const [imps, neft] = figures.transfer.banksVia;

/** The amount in the flow of money, in the code and in the picture, in rupees. */
const transfer = 3000;

export const moneyTransfer: ServiceContent = {
  heading: 'Take cash at your counter, credit a bank account across India',
  lead: `Your customer pays you in cash, and you send it to an account at one of over ${figures.transfer.banks} banks by ${imps} or ${neft}.`,
  picture: {
    name: 'money-transfer',
    alt: 'A shop counter’s phone that shows a transfer of ₹3,000 by IMPS to Sunita Devi, account XXXXXXXX4821, marked “Credited” in green, above a map route from Howrah to Darbhanga, with a printed receipt that carries the reference 6324XXXXXX07',
  },
  proof: [
    {
      value: `${figures.transfer.banks}+ banks`,
      label: `within reach by ${imps} and ${neft}`,
    },
    { value: figures.company.supportHours, label: 'support for your counter' },
    { value: `${figures.company.yearsOfExperience}+ years`, label: 'of experience in our team' },
  ],
  sections: [
    {
      kind: 'prose',
      heading: 'For people who earn in one town and support a family in another',
      paragraphs: [
        'A mason in Howrah, a cook in Pune, a driver in Surat: each is paid in cash and has an account to fill at home. The branch is closed when the shift ends, and some have no account of their own. Your shop is on their way home.',
        'Retailers offer domestic money transfer to such senders. Distributors give it to the shops they look after. Portal and wallet owners call it from their own software. A bank always stands behind the transfer; you identify the sender, take the cash and give the receipt.',
      ],
    },
    {
      kind: 'steps',
      heading: 'One visit to the counter',
      steps: [
        {
          title: 'Register the sender',
          text: 'On the first visit: a mobile number, verified by a one-time password, and an identity document. Later visits start from the mobile number.',
        },
        {
          title: 'Add the receiver',
          text: `Name, account number and the ${figures.ifsc.characters}-character IFSC of the branch. If the sender knows only the branch, [look the code up](/OperatorFinder).`,
        },
        {
          title: 'Read it back',
          text: 'Say the name, the account number, the amount and the charge aloud. The sender agrees with a one-time password.',
        },
        {
          title: 'Send and print',
          text: `The money leaves by ${imps} or ${neft}. The status and the bank’s reference come back for the receipt.`,
        },
      ],
    },
    {
      kind: 'flow',
      heading: `Where the ${rupees(transfer)} goes`,
      intro: 'One transfer, without its charge.',
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
          receives: 'Cash in the drawer',
          pays: 'Balance with us',
          onward: `${imps} or ${neft}`,
        },
        {
          icon: 'landmark',
          name: 'The receiver',
          receives: 'Bank account',
        },
      ],
      back: 'If the transfer fails, the amount returns to your balance and you give the cash back.',
    },
    {
      kind: 'code',
      heading: 'The same visit as an API call',
      intro:
        'Sender and receiver are registered by calls of their own. This one moves the money, and the order id is yours.',
      samples: [
        {
          title: 'Send a transfer',
          request: {
            method: 'POST',
            path: '/v1/transfers',
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
              balance: 41260,
            },
          },
        },
      ],
    },
    {
      kind: 'table',
      heading: `${imps} or ${neft}?`,
      intro: `Either way you reach over ${figures.transfer.banks} banks. In India both systems run on all days, holidays included. They differ in how the money travels.`,
      caption: `How ${imps} and ${neft} differ for a sender`,
      columns: ['Point', imps, neft],
      rows: [
        ['How it moves', 'Each transfer on its own, at once', 'In half-hourly batches'],
        ['Suits', 'A hospital bill, rent that is due today', 'Money that may take a little longer'],
        [
          'If the account cannot be credited',
          'The transfer fails, or stays pending until the banks have settled it',
          'The receiving bank returns it',
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'What your shop needs',
      items: [
        'PAN and identity of the owner, and address proof of the shop',
        'A phone or computer with an internet connection',
        'A way to give a receipt: a small printer, or a message to the sender’s mobile',
        'A balance that covers a day’s transfers, since the cash you take replaces it only later',
      ],
    },
    {
      kind: 'related',
      heading: 'Services beside this one',
      intro:
        'The same customers often need cash out or a transfer across the border. Your own payments go another way.',
      links: [
        {
          path: '/AepsPage',
          label: 'AEPS',
          text: 'The receiving side: a family withdraws what you sent, with an Aadhaar number and a fingerprint.',
        },
        {
          path: '/IndoNepal',
          label: 'Indo-Nepal remittance',
          text: `For senders whose family lives in Nepal and is paid in ${figures.indoNepal.paidOutIn}.`,
        },
        {
          path: '/PayoutApi',
          label: 'Payout API',
          text: 'For money that your business owes: salaries, vendors, refunds.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about domestic transfers',
      questions: [
        {
          question: 'How much may one person send?',
          answer:
            'The Reserve Bank’s rules and the bank behind the transfer limit single transfers and the total of a month. We tell you the limits in force when you start.',
        },
        {
          question: 'What if the account number was wrong?',
          answer:
            'If no such account exists, the transfer is returned. If it belongs to a stranger, the banks can only ask that person to give the money back. Hence the third step: read it back.',
        },
        {
          question: 'The status is pending. May I send again?',
          answer:
            'Wait. Pending means that the receiving bank has not answered. Ask for the status with your order id until it says success or failed, and hand cash back only on a failed one.',
        },
        {
          question: 'Do I need this or the Payout API?',
          answer:
            'We offer domestic transfer beside the [Payout API](/PayoutApi). Use this page’s service for walk-in senders at a counter, and Payout for payments from your own business.',
        },
      ],
    },
  ],
  call: {
    heading: 'Offer money transfer where your customers live',
    text: 'Tell us your town, the services you sell today and how many senders you expect. We reply with the onboarding steps and the charges.',
  },
};
