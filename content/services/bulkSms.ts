import { figures } from '../figures.ts';
import { rules } from '../rules.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

/** What one message holds: 140 bytes, as 7-bit letters of the GSM alphabet or as 16-bit letters of other scripts. */
const characters = { english: 160, otherScripts: 70, englishPart: 153, otherPart: 67 } as const;

export const bulkSms: ServiceContent = {
  heading: 'Bulk SMS for OTPs, alerts and offers, with DLT registration',
  lead: 'Send one text, or one template with changing details, to your whole list from a web panel or an API.',
  picture: {
    name: 'bulk-sms',
    narrow: 'bulk-sms-hero-narrow',
    alt: 'A web panel with a list of numbers, each with its day and time, of which the first, 16 Nov, 11 am, is marked; an arrow leads to a phone with the message of AX-NOTICE-S that has this day and time',
  },
  action: 'Ask for SMS rates',
  secondAction: { label: 'See the DLT steps', href: '#dlt' },
  sections: [
    {
      kind: 'table',
      isKeyed: true,
      pictureFirst: true,
      heading: 'Four types of message under Indian rules',
      intro:
        'Operators sort business messages into four types. The last letter of the sender’s name shows which.',
      picture: {
        name: 'sms-header-tall',
        narrow: 'sms-header',
        alt: 'The sender’s name AX-MYSHOP-S in three parts: the operator AX, your header MYSHOP, and the type, where S is for service; below it the message “Your order is on its way.”, on wide screens with the rider who brings the parcel on a scooter',
      },
      caption: 'Types of business message, by the last letter of the sender’s name',
      columns: ['Letter', 'Type', 'What it is for'],
      rows: [
        ['T', 'Transaction', 'The OTP for a bank payment that the customer makes.'],
        ['S', 'Service', 'An order, appointment or fee reminder, with no offers.'],
        [
          'P',
          'Promotion',
          `A sale or new product. It includes an opt-out; operators deliver it from ${rules.smsPromotionHours.text}.`,
        ],
        ['G', 'Government', 'A notice of a public body. For government senders only.'],
      ],
    },
    {
      kind: 'steps',
      id: 'dlt',
      heading: 'DLT registration in four steps',
      intro:
        'Every business that sends commercial SMS registers on an operator’s DLT platform. Operators block unapproved texts. We guide you through it.',
      banner: {
        name: 'sms-registration',
        narrow: 'sms-registration-narrow',
        stepwise: true,
        alt: 'A registration in order: the entity ID of a business, the header NOTICE with the stamp “Approved”, the template of a text with a gap for the town, and the first message, about a parcel for Durgapur, marked delivered',
      },
      steps: [
        {
          title: 'Your business',
          text: 'You submit your documents and receive an entity ID, which all operators recognise.',
        },
        {
          title: 'Your header',
          text: 'The sender’s name, such as NOTICE. It must relate to your business name or brand.',
        },
        {
          title: 'Your templates',
          text: `Register each text and tag its variables, normally up to ${rules.smsVariables.text}. Whitelist its links first.`,
        },
        {
          title: 'Your first text',
          text: 'Declare who sends for you, pick a template and add the numbers. The report shows what was delivered.',
        },
      ],
    },
    {
      kind: 'code',
      banner: {
        name: 'sms-report',
        narrow: 'sms-report-narrow',
        alt: 'The job of the code below, from which 12,480 fee reminders fan out as a field of dots, twenty texts to a dot: 12,107 delivered in green and 373 failed in red, of which 241 phones were switched off, 97 numbers not in service, and 35 texts differed from the template',
      },
      heading: 'Send by API, and read the report',
      intro:
        'Name the header, the template, and a list or the receivers. If you repeat a call with the same reference, no text is sent twice. Your fields follow the API description.',
      samples: [
        {
          title: 'Send',
          request: {
            method: 'POST',
            path: '/v1/messages',
            headers: ['Authorization: Bearer YOUR_API_KEY'],
            body: {
              reference: 'FEES-1126',
              header: 'NOTICE',
              template: 'FEE-DUE',
              list: 'FEES-NOV',
            },
          },
          response: {
            status: 202,
            body: {
              job: 'SM-5417',
              reference: 'FEES-1126',
              status: 'queued',
              accepted: 12480,
              parts: 12480,
              report: '/v1/messages/SM-5417',
            },
          },
        },
        {
          title: 'Report',
          request: { method: 'GET', path: '/v1/messages/SM-5417' },
          response: {
            status: 200,
            body: {
              job: 'SM-5417',
              status: 'finished',
              delivered: 12107,
              failed: 373,
              pending: 0,
              failures: { SWITCHED_OFF: 241, NOT_IN_SERVICE: 97, TEMPLATE_DIFFERS: 35 },
            },
          },
        },
        {
          title: 'Refused',
          request: {
            method: 'POST',
            path: '/v1/messages',
            body: {
              reference: 'FEES-1127',
              header: 'SCHOOL',
              template: 'FEE-DUE',
              receivers: [{ to: '98320XXXXX', amount: rupees(2100) }],
            },
          },
          response: {
            status: 422,
            body: {
              reference: 'FEES-1127',
              error: { code: 'HEADER_NOT_REGISTERED', field: 'header' },
            },
          },
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Long code or short code',
      cards: [
        {
          picture: {
            name: 'sms-long-code',
            alt: 'A customer with a phone, who writes to the number 92200 XXXXX: “Open today?”, and a shopkeeper behind his counter, who answers as AX-MYSHOP-S: “Yes, until 9 pm.”',
          },
          title: `Long code: ${figures.codes.longDigits} digits`,
          text: 'Best for replies and support. The sender usually pays the SMS rate of their plan, and one operator sets up the number.',
        },
        {
          picture: {
            name: 'sms-short-code',
            alt: 'A radio that names the number 567XX, and a listener’s text “VOTE B”, which points to the votes for B, the most of three songs',
          },
          title: `Short code: ${figures.codes.shortDigits} digits`,
          text: 'Best for contests, votes and radio. Operators set the rate, often a higher one, and each opens the number, which takes longer.',
        },
      ],
    },
    {
      kind: 'questions',
      beside: true,
      heading: 'Counting, documents and consent',
      questions: [
        {
          question: 'How is a message counted?',
          answer: `By parts. A text of up to ${characters.english} characters of English, or ${characters.otherScripts} in other scripts, is one part. In a longer text a part holds ${characters.englishPart} or ${characters.otherPart}. One ₹ sign makes English count as another script. The field “parts” adds them up for all receivers. Each part is charged, and a text once sent is [not refundable](/RefundCancellationPolicy).`,
        },
        {
          question: 'Can customers reply to a message?',
          answer:
            'Not to its header. Publish a [long or short code](/Solutions) for replies. Both sort texts by their first word, such as YES.',
        },
        {
          question: 'Which documents does DLT registration need?',
          answer:
            'PAN of the business, GST or another registration certificate, and a letter that authorises the person who signs. If the sender’s name differs from the business name, add proof of ownership.',
        },
        {
          question: 'Do messages reach people who block promotions (DND)?',
          answer: `Messages about their own order, account or appointment do. Promotions need a consent on record with the operators, who ask for it from a number that begins with 127. A receiver can complain within ${rules.smsComplaint.text}, and the operator acts within ${rules.smsComplaintAction.text}.`,
        },
        {
          question: 'Can I send from an ordinary mobile number?',
          answer: `No. Operators may disconnect a ${figures.codes.longDigits}-digit number that sends business messages. Banks and NBFCs call from numbers that begin with ${rules.bankCallSeries.text}.`,
        },
        {
          question: 'May the OTP of a payment still go by SMS?',
          answer: `Yes. Digital payments have needed two factors, one of them dynamic, since ${rules.twoFactorsSince.text}. A one-time password by SMS may be one of them.`,
        },
        {
          question: 'Why does a message fail?',
          answer:
            'Usually the phone is switched off, the number is not in service, or the text differs from its template. A call that returns 401 or 422 sends nothing. Check old lists first with an [HLR lookup](/OperatorFinder).',
        },
      ],
    },
  ],
  partner: 'messaging',
  rules: [
    rules.smsPromotionHours,
    rules.smsVariables,
    rules.smsComplaint,
    rules.smsComplaintAction,
    rules.bankCallSeries,
    rules.twoFactorsSince,
  ],
  call: {
    heading: 'Get rates for your messages',
    text: 'Tell us what you send, to how many people a month, and whether you are registered on DLT. We email or call you with your rates and the next steps.',
    picture: 'sms-closing',
  },
};
