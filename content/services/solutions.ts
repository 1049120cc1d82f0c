import { figures } from '../figures.ts';
import type { ServiceContent } from './serviceContent.ts';

export const solutions: ServiceContent = {
  heading: 'Numbers to which your customers can write',
  lead: 'Publish a long code or a short code, or host your own SIM with us, and every text that arrives is passed on to your software.',
  picture: {
    name: 'solutions',
    alt: 'A hoarding that asks people to text TRIAL to a short number, a phone from which the message TRIAL 700019 goes out, and an inbox panel on which it arrives with the time, the masked sender 98300XXXXX and the keyword; at the side a rack of four hosted SIM cards with green lights',
  },
  proof: [
    { value: `${figures.codes.longDigits} digits`, label: 'in a long code' },
    { value: `${figures.codes.shortDigits} digits`, label: 'in a short code' },
    { value: figures.company.supportHours, label: 'support for your numbers' },
  ],
  sections: [
    {
      kind: 'audience',
      heading: 'Who needs a number that listens',
      cards: [
        {
          icon: 'megaphone',
          title: 'Advertisers',
          text: 'Readers and viewers answer an advertisement at once. You learn which poster or programme each answer came from.',
        },
        {
          icon: 'shield',
          title: 'App owners',
          text: 'A new user texts a code from the phone. The sender’s number on it confirms which SIM is in the phone.',
        },
        {
          icon: 'truck',
          title: 'Companies with field staff',
          text: 'Drivers and agents report stock, arrival or cash in a set format, even where data coverage is poor.',
        },
      ],
    },
    {
      kind: 'topics',
      heading: 'Three ways to receive messages',
      topics: [
        {
          id: 'long-code',
          icon: 'phone',
          title: 'Long code',
          text: `A long code is a virtual mobile number of ${figures.codes.longDigits} digits. No handset belongs to it: texts sent to it land in a panel or go straight to your server. Customers can usually write from any network at the rate of their own plan. A dedicated number is yours alone. A shared one costs less and tells its users apart by a keyword, the first word of the text.`,
        },
        {
          id: 'short-code',
          icon: 'message',
          title: 'Short code',
          text: `A short code has ${figures.codes.shortDigits} digits, which people can keep in mind after one look at a hoarding. Each operator has to open the code on its network, so it takes longer to arrange. The sender often pays more than for an ordinary text; say so in your advertisement.`,
        },
        {
          id: 'sim-hosting',
          icon: 'server',
          title: 'SIM hosting',
          text: 'You have a SIM in your company’s name and a number that customers already know. We keep the SIM in a gateway, powered and connected, in place of a phone in a drawer. Each text it receives is stored and forwarded to your e-mail, panel or server. The SIM and the number stay yours. A hosted SIM receives; it is no channel for bulk sending.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'What happens to one text',
      steps: [
        {
          title: 'A customer writes',
          text: 'For example TRIAL 700019, where TRIAL is your keyword and the rest is a pincode.',
        },
        {
          title: 'The number receives it',
          text: 'The operator delivers it to the long code, the short code or the hosted SIM.',
        },
        {
          title: 'Your software gets it',
          text: 'Sender, text, keyword and time go to your address as one HTTPS request, and into the panel.',
        },
        {
          title: 'You answer',
          text: 'A reply goes out under your registered header and template, as [bulk SMS](/BulkSMS) does.',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'The same text at your server',
      intro:
        'We call the address that you gave us. Your answer tells us that the text has arrived.',
      samples: [
        {
          title: 'Receive a text',
          request: {
            method: 'POST',
            path: '/incoming-texts',
            body: {
              id: 'IN-30871',
              number: '567XX',
              sender: '98300XXXXX',
              keyword: 'TRIAL',
              text: '700019',
              receivedAt: '2026-11-14T10:24:00+05:30',
            },
          },
          response: {
            status: 200,
            body: {
              id: 'IN-30871',
              received: true,
              reply: { template: 'TRIAL-STARTED', days: 7 },
            },
          },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Which one suits you',
      caption: 'Choosing between long code, short code and SIM hosting',
      columns: ['Your situation', 'Choose', 'Because'],
      rows: [
        [
          'Verification or replies inside an app',
          'Dedicated long code',
          'Nobody else’s traffic mixes with yours',
        ],
        ['A small campaign in one city', 'Shared long code', 'A keyword is enough and costs less'],
        ['A national contest on radio', 'Short code', 'Listeners can remember it'],
        [
          'A number printed on years of stationery',
          'SIM hosting',
          'Your customers need not learn a new one',
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'What you need to start',
      items: [
        'Business registration and PAN, with the identity of the person who signs',
        'The keyword you would like, and two others in case it is taken',
        'An HTTPS address for incoming texts, or an e-mail address to begin with',
        'For SIM hosting: a working SIM registered in your company’s name',
      ],
    },
    {
      kind: 'related',
      heading: 'The other direction',
      links: [
        {
          path: '/BulkSMS',
          label: 'Bulk SMS',
          text: 'Send passwords, alerts and offers to a whole list.',
        },
        {
          path: '/OperatorFinder',
          label: 'Operator, pincode and IFSC finder',
          text: 'See which of your numbers are in service before you write to them.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about codes and SIM hosting',
      questions: [
        {
          question: 'Can I send offers from a long code or a hosted SIM?',
          answer:
            'No. In India commercial messages go out under registered headers and templates. Use these numbers to receive, and [bulk SMS](/BulkSMS) to send.',
        },
        {
          question: 'What becomes of texts while my server is down?',
          answer: 'They stay in the panel, from which you can export them and load them yourself.',
        },
        {
          question: 'Do I pay for a hosted SIM’s plan?',
          answer:
            'Yes. The SIM is on your own account with its operator, so keep the plan valid: a SIM without one may stop receiving texts.',
        },
        {
          question: 'Can people telephone the number?',
          answer:
            'A short code set up for texts takes no calls. Some long codes can register a missed call; tell us beforehand if you want that.',
        },
      ],
    },
  ],
  call: {
    heading: 'Give your customers a number that answers',
    text: 'Tell us what people should be able to write to you, and how many you expect. We suggest a code and explain what it costs.',
  },
};
