import { figures } from '../figures.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

export const bulkSms: ServiceContent = {
  heading: 'Bulk SMS that reaches phones without data',
  lead: 'Send passwords, alerts and offers to your whole list from a panel or an API, under a sender name that your customers recognise.',
  picture: {
    name: 'bulk-sms',
    alt: `A phone with three messages from one registered sender name: a one-time password, a delivery alert for Durgapur and a fee reminder of ${rupees(2400)}; behind it a campaign panel with the counts of messages sent, delivered and failed`,
  },
  proof: [
    {
      value: `${figures.codes.longDigits} digits`,
      label: 'in a long code, like any mobile number',
    },
    {
      value: `${figures.codes.shortDigits} digits`,
      label: 'in a short code, made to be remembered',
    },
    { value: figures.company.supportHours, label: 'support for your campaigns' },
  ],
  sections: [
    {
      kind: 'prose',
      heading: 'What bulk messaging is',
      paragraphs: [
        'Bulk messaging sends one text, or one text with changing details such as a name and an amount, to many mobile numbers in a single job. It travels over the operators’ signalling network, so a basic phone gets it as well as a new one, with mobile data on or off.',
        'You upload a list or call our API. Our platform checks each message against its registered template, hands it to the operators and collects a delivery report for every number.',
      ],
    },
    {
      kind: 'audience',
      heading: 'What businesses send',
      cards: [
        {
          icon: 'key',
          title: 'Apps and lenders',
          text: 'One-time passwords, login alerts and payment confirmations that a customer waits for.',
        },
        {
          icon: 'graduation-cap',
          title: 'Schools and clinics',
          text: 'Fee reminders, holiday notices, appointment times and reports that are ready to collect.',
        },
        {
          icon: 'store',
          title: 'Shops and brands',
          text: 'Offers to customers who agreed to receive them, and news of an order on its way.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From registration to the first campaign',
      intro:
        'Every business that sends commercial SMS in India must register on a telecom operator’s DLT platform, under the rules of the telecom regulator. Unregistered messages are blocked. We guide you through it.',
      steps: [
        {
          title: 'Register your firm',
          text: 'You submit your papers on a DLT platform and receive an entity id. It identifies you to all operators.',
        },
        {
          title: 'Register your header',
          text: 'The header is the sender name on the phone. It has to relate to your business name or brand.',
        },
        {
          title: 'Register your texts',
          text: 'You file each text as a template with its variable parts marked. Promotional texts also need the receiver’s consent.',
        },
        {
          title: 'Send and read the report',
          text: 'You pick a template, upload numbers and choose a time. The report shows delivered, failed and waiting.',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'One template, filled in for each receiver',
      intro:
        'You name the template and what varies. The operators compare the text with the one you registered.',
      samples: [
        {
          title: 'Send a reminder',
          request: {
            method: 'POST',
            path: '/v1/messages',
            body: {
              header: 'AX-NOTICE',
              template: 'FEE-DUE',
              receivers: [
                { to: '98300XXXXX', amount: 2400, due: '2026-11-30' },
                { to: '98310XXXXX', amount: 1800, due: '2026-11-30' },
              ],
            },
          },
          response: {
            status: 202,
            body: {
              job: 'SM-5417',
              status: 'queued',
              accepted: 2,
              refused: 0,
              parts: 2,
              report: '/v1/messages/SM-5417',
            },
          },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Long code and short code: the differences',
      intro:
        'Both are numbers to which your customers can write. See [long and short codes](/Solutions) for how to get one.',
      caption: 'Long code compared with short code',
      columns: ['What differs', 'Long code', 'Short code'],
      rows: [
        ['Length', `${figures.codes.longDigits} digits`, `${figures.codes.shortDigits} digits`],
        ['Looks like', 'An ordinary mobile number', 'A few digits that belong to no phone'],
        [
          'Sender pays',
          'Usually the normal SMS rate of the customer’s plan',
          'Often a higher rate, set by the operator',
        ],
        [
          'Reach',
          'From any network, often also from abroad',
          'From the networks that have opened it, within India',
        ],
        ['Easy to remember', 'Less so; best in print', 'Yes; suits radio and hoardings'],
        ['Time to set up', 'Shorter', 'Longer, as each operator has to open it'],
        [
          'Best for',
          'Replies, support, verification, feedback',
          'Contests, votes, large public campaigns',
        ],
      ],
    },
    {
      kind: 'facts',
      heading: 'How messages are counted and sent',
      rows: [
        {
          term: 'English text',
          detail:
            '160 characters in one message; longer texts are joined from parts, each part counted',
        },
        { term: 'Hindi, Bengali and other scripts', detail: '70 characters in one message' },
        {
          term: 'Ways to send',
          detail: 'Web panel with spreadsheet upload, scheduled jobs, HTTPS API',
        },
        {
          term: 'Clean lists',
          detail: 'Find dead numbers first with an [HLR lookup](/OperatorFinder)',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Papers for the registration',
      items: [
        'PAN of the business, and GST or another registration certificate',
        'A letter that authorises the person who signs',
        'Proof that the sender name is yours, if it differs from the business name',
        'The texts you plan to send, and how your customers gave consent',
      ],
    },
    {
      kind: 'related',
      heading: 'Before and after you send',
      links: [
        {
          path: '/OperatorFinder',
          label: 'Operator, pincode and IFSC finder',
          text: 'Find the numbers on your list that no longer exist.',
        },
        {
          path: '/Solutions',
          label: 'Long code, short code and SIM hosting',
          text: 'Receive the replies in your own software.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about bulk SMS',
      questions: [
        {
          question: 'Can I send from my own mobile number?',
          answer: `No. Commercial messages from an ordinary ${figures.codes.longDigits}-digit number break the rules, and the operator may disconnect it. They go out under a registered header.`,
        },
        {
          question: 'Do messages reach people on the do-not-disturb list?',
          answer:
            'Service messages about an order, an account or an appointment do. Promotional ones do not, unless the person has given you a consent that is on record.',
        },
        {
          question: 'Why does a message fail?',
          answer:
            'Mostly because the phone is off for long, the number is dead, or the text differs from its template. The report names the reason as the operator gives it.',
        },
      ],
    },
  ],
  call: {
    heading: 'Plan your first campaign with us',
    text: 'Tell us what you want to send, how often and to how many people. We check whether your texts fit the rules and send you rates.',
  },
};
