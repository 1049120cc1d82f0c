import { figures } from '../figures.ts';
import { rules } from '../rules.ts';
import type { ServiceContent } from './serviceContent.ts';

export const solutions: ServiceContent = {
  heading: 'Long codes, short codes and SIM hosting for incoming SMS',
  lead: 'Give customers a number to text, and receive every text in your own software.',
  picture: {
    name: 'solutions',
    narrow: 'solutions-hero-narrow',
    alt: 'A hoarding that asks people to text TRIAL to a short number, a phone from which the message TRIAL 700019 goes out and on which the reply arrives, and an inbox that holds it with the masked sender 98300XXXXX and the number 567XX; above the inbox a modem with one SIM card and a green light, over which a second text came',
  },
  action: 'Request a number',
  secondAction: { label: 'Compare the three', href: '#compare' },
  sections: [
    {
      kind: 'topics',
      heading: 'Three ways to receive texts',
      isCompared: true,
      topics: [
        {
          id: 'long-code',
          icon: 'smartphone',
          picture: {
            name: 'inbound-long-code',
            alt: 'A number of ten digits, and below it three texts sorted by their first words JOIN, HELP and CODE',
          },
          title: 'Long code',
          text: `A virtual mobile number of ${figures.codes.longDigits} digits. Customers can usually text it from any network at their own SMS rate. A dedicated code is yours alone. A shared one costs less and sorts texts by keyword, the first word of the message.`,
        },
        {
          id: 'short-code',
          icon: 'message',
          picture: {
            name: 'inbound-short-code',
            alt: 'A radio that asks listeners to text VOTE, with the short number 567XX on its display',
          },
          title: 'Short code',
          text: `A number of ${figures.codes.shortDigits} digits that is easy to remember. Each operator has to open it on its network, so the set-up takes longer. Senders often pay more than for an ordinary text, so print the price in your advertisement.`,
        },
        {
          id: 'sim-hosting',
          icon: 'sim',
          picture: {
            name: 'inbound-sim',
            alt: 'A modem with one SIM card, from which lines lead to email, panel and server',
          },
          title: 'SIM hosting',
          text: 'Your company’s own SIM, in its name, receives texts in approved equipment: one SIM in one modem. Each text is forwarded to your email, panel or server. Customers keep texting the number they know. [See the limits](#hosted-sim).',
        },
      ],
    },
    {
      kind: 'table',
      id: 'compare',
      heading: 'Which one fits your case',
      caption: 'Choosing between long code, short code and SIM hosting',
      icons: ['message', 'users', 'radio', 'sim'],
      columns: ['Your case', 'Choose', 'Because'],
      rows: [
        [
          'Verification or replies inside an app',
          'Dedicated long code',
          'Only your own texts arrive on it',
        ],
        [
          'A small campaign in one city',
          'Shared long code',
          'A keyword is enough, and it costs less',
        ],
        ['A national contest on radio', 'Short code', 'Listeners can remember it'],
        [
          'A number printed on years of stationery',
          'SIM hosting',
          'Your customers need no new number',
        ],
      ],
    },
    {
      kind: 'code',
      heading: 'How a text reaches your server',
      intro:
        'A customer texts TRIAL 700019 to your number. We post it to your HTTPS address, and your reply goes out as [bulk SMS](/BulkSMS) from a registered template. Process each ID only once, as a text can reach you twice. Ask us how to check that a call is ours, and how long texts are kept while your server is down. Examples: names and fields follow the API description you receive.',
      picture: {
        name: 'inbound-way',
        alt: 'The text TRIAL 700019 from a customer arrives on the number 567XX, goes on to a server that answers 200 OK, and a reply goes back that the trial is open for 7 days',
      },
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
      kind: 'checklist',
      heading: 'Have these ready for your number',
      items: [
        'Business registration and PAN, with an identity document of the person who signs',
        'The keyword you would like, and two others in case it is taken',
        'An HTTPS address for incoming texts, or an email address to begin with',
        'For SIM hosting: a working SIM, registered in your company’s name',
      ],
    },
    {
      kind: 'facts',
      beside: true,
      id: 'hosted-sim',
      heading: 'What a hosted SIM does and does not do',
      rows: [
        {
          term: 'Owner',
          detail:
            'The SIM is registered to your company and used by your company alone. You pay its plan to the operator.',
        },
        {
          term: 'What it does',
          detail: 'It receives texts sent to its number. We forward each one to you.',
        },
        {
          term: 'What it does not do',
          detail: 'It sends no texts, makes and takes no calls, and changes no caller’s number.',
        },
        {
          term: 'Equipment',
          detail: 'One SIM in one approved modem, subject to telecom authorisation.',
        },
        {
          term: 'Why we are strict',
          detail: `The Telecommunications Act, 2023 makes it an offence to possess unauthorised equipment that takes more SIMs than allowed. The penalty is up to three years in prison or a fine of up to ${rules.simBoxPenalty.text}.`,
        },
      ],
    },
  ],
  rules: [rules.simBoxPenalty],
  call: {
    heading: 'Give your customers a number to text',
    text: 'Describe what people will text you and how many texts you expect. We suggest a code by email or phone, with its price and the usual set-up time.',
    picture: 'solutions-closing',
  },
};
