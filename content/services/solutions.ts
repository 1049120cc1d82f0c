import { figures } from '../figures.ts';
import { rules } from '../rules.ts';
import type { ServiceContent } from './serviceContent.ts';

export const solutions: ServiceContent = {
  heading: 'Long codes, short codes and SIM hosting for incoming SMS',
  lead: 'Give customers a number to text, and receive every text in your own software.',
  picture: {
    name: 'solutions',
    narrow: 'solutions-hero-narrow',
    alt: 'A hoarding by the road asks people to text TRIAL to a short number; a passer-by sends TRIAL 700019, the inbox shows it with the masked sender and the number 567XX, the server answers 200 OK, and the reply comes back that the trial is open for 7 days',
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
          title: `Long code: ${figures.codes.longDigits} digits`,
          text: `A virtual mobile number, usually reached from any network at the sender’s own rate. A dedicated code is yours alone. A shared one costs less and sorts texts by their first word.`,
        },
        {
          id: 'short-code',
          icon: 'message',
          picture: {
            name: 'inbound-short-code',
            alt: 'A radio that asks listeners to text VOTE, with the short number 567XX on its display',
          },
          title: `Short code: ${figures.codes.shortDigits} digits`,
          text: 'Easy to remember. Each operator has to open it, so the set-up takes longer. Senders often pay more, so print the price in your advertisement.',
        },
        {
          id: 'sim-hosting',
          icon: 'sim',
          picture: {
            name: 'inbound-sim',
            alt: 'A modem with one SIM card, from which lines lead to email, panel and server',
          },
          title: 'SIM hosting: 1 SIM',
          text: 'Your company’s own SIM in one approved modem. Each text is forwarded to your email, panel or server. Customers keep the number they know. [See the limits](#hosted-sim).',
        },
      ],
    },
    {
      kind: 'outcomes',
      look: 'slips',
      id: 'compare',
      heading: 'Which one fits your case',
      terms: ['Your case', 'Why it fits'],
      outcomes: [
        {
          name: 'Dedicated long code',
          tone: 'quiet',
          details: ['Verification or replies inside an app', 'Only your own texts arrive on it'],
        },
        {
          name: 'Shared long code',
          tone: 'quiet',
          details: ['A small campaign in one city', 'A keyword is enough, and it costs less'],
        },
        {
          name: 'Short code',
          tone: 'wait',
          details: ['A national contest on radio', 'Listeners can remember it'],
        },
        {
          name: 'SIM hosting',
          tone: 'good',
          details: ['A number printed on years of stationery', 'Your customers need no new number'],
        },
      ],
    },
    {
      kind: 'code',
      heading: 'How a text reaches your server',
      intro:
        'We post each text to your HTTPS address, and your reply goes out as [bulk SMS](/BulkSMS). Process each ID once, as a text can reach you twice. Ask us how long texts wait for a server that is down. Examples: names and fields follow the API description you receive.',
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
      kind: 'outcomes',
      look: 'cards',
      beside: true,
      id: 'hosted-sim',
      heading: 'What a hosted SIM does and does not do',
      terms: ['First', 'Also'],
      outcomes: [
        {
          name: 'It does',
          tone: 'good',
          details: ['Receive texts sent to its number.', 'Forward each one to you.'],
        },
        {
          name: 'It does not',
          tone: 'bad',
          details: ['Send texts, make calls or take them.', 'Change a caller’s number.'],
        },
        {
          name: 'SIM and modem',
          tone: 'quiet',
          details: [
            'The SIM is registered to your company and used by it alone. You pay its plan to the operator.',
            'One SIM in one approved modem, subject to telecom authorisation.',
          ],
        },
        {
          name: `Up to three years in prison or ${rules.simBoxPenalty.text}`,
          tone: 'wait',
          details: [
            'The penalty for unauthorised equipment that takes more SIMs than allowed.',
            'The rule is in the Telecommunications Act, 2023.',
          ],
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
