import { figures } from '../figures.ts';
import type { ServiceContent } from './serviceContent.ts';

export const solutions: ServiceContent = {
  heading: 'Incoming SMS by long code, short code or SIM',
  lead: 'Customers order, vote or ask with one text, and every text reaches your own software.',
  picture: {
    name: 'solutions',
    narrow: 'solutions-hero-narrow',
    alt: 'A red board over a street asks people to text SARI and their pincode to 567XX; a large phone shows the text SARI 700019 and the reply with the nearest shop, Gariahat Road; an arrow leads from that text to the inbox of the shop Asha Saris, where it is at the top of three',
  },
  action: 'Request a number',
  secondAction: { label: 'Compare the three', href: '#compare' },
  sections: [
    {
      kind: 'plans',
      id: 'compare',
      heading: 'Three ways to receive texts',
      measure: 'The number',
      note: 'Prices and waiting times depend on the operators, so ask us for both.',
      plans: [
        {
          picture: {
            name: 'inbound-long-code',
            narrow: 'inbound-long-code-narrow',
            alt: 'A number of ten digits, which takes texts such as JOIN, HELP and CODE',
          },
          name: 'Long code',
          value: `${figures.codes.longDigits} digits`,
          rows: [
            { term: 'Customers send', detail: 'JOIN to 92200 XXXXX' },
            { term: 'Reached from', detail: 'Usually any network' },
            { term: 'Sender pays', detail: 'Usually their own rate' },
            { term: 'Starts', detail: 'Soonest when shared' },
            { term: 'Good to know', detail: 'A shared one costs less' },
          ],
        },
        {
          picture: {
            name: 'inbound-short-code',
            narrow: 'inbound-short-code-narrow',
            alt: 'A radio with the short number 567XX on its display',
          },
          name: 'Short code',
          value: `${figures.codes.shortDigits} digits`,
          rows: [
            { term: 'Customers send', detail: 'VOTE B to 567XX' },
            { term: 'Reached from', detail: 'Only some networks' },
            { term: 'Sender pays', detail: 'Often a higher rate' },
            { term: 'Starts', detail: 'After a longer wait' },
            { term: 'Good to know', detail: 'Print its rate beside it' },
          ],
        },
        {
          picture: {
            name: 'inbound-sim',
            narrow: 'inbound-sim-narrow',
            alt: 'A SIM card, whose texts go to email, panel and server',
          },
          name: 'SIM hosting',
          value: 'Your own number',
          rows: [
            { term: 'Customers send', detail: 'Any text to your number' },
            { term: 'Reached from', detail: 'Any network, as today' },
            { term: 'Sender pays', detail: 'Their own SMS rate' },
            { term: 'Starts', detail: 'Once we have the SIM' },
            { term: 'Good to know', detail: 'Subject to telecom authorisation' },
          ],
        },
      ],
    },
    {
      kind: 'cards',
      isPaired: true,
      heading: 'Which one fits your case',
      cards: [
        {
          picture: {
            name: 'case-in-app',
            narrow: 'case-in-app-narrow',
            alt: 'A phone whose app has sent the code 4821 as a text',
          },
          title: 'Codes inside an app',
          label: 'Own long code',
          text: 'Only your own texts arrive, and no keyword is needed.',
        },
        {
          picture: {
            name: 'case-in-city',
            narrow: 'case-in-city-narrow',
            alt: 'A shop whose poster asks for a text that begins with SALE; on wide screens a woman with her phone stands before it',
          },
          title: 'A campaign in one city',
          label: 'Shared long code',
          text: 'One keyword of your own, at a lower cost.',
        },
        {
          picture: {
            name: 'case-on-air',
            narrow: 'case-on-air-narrow',
            alt: 'A presenter with headphones at the microphone of a studio, and the text VOTE B from a listener',
          },
          title: 'A contest on the radio',
          label: 'Short code',
          text: 'Listeners keep a few digits in mind.',
        },
        {
          picture: {
            name: 'case-on-paper',
            narrow: 'case-on-paper-narrow',
            alt: 'A company’s letter with its mobile number printed at the foot; on wide screens its stamped envelope lies behind it',
          },
          title: 'A number you printed',
          label: 'SIM hosting',
          text: 'Customers keep the number that they have saved.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How SIM hosting works',
      banner: {
        name: 'inbound-hosted',
        narrow: 'inbound-hosted-narrow',
        stepwise: true,
        alt: 'A SIM card of a company, a modem of the number 90070 XXXXX into whose slot it goes, a customer’s phone that texts it “Price of A7?”, and an inbox with the text and its sender’s number',
      },
      steps: [
        {
          title: 'You send the SIM',
          text: 'It stays in your company’s name. Keep paying its plan.',
        },
        {
          title: 'One modem takes it',
          text: 'It sends no texts, makes no calls and holds no other SIM.',
        },
        {
          title: 'Customers text it',
          text: 'They keep the number they know and pay their own SMS rate.',
        },
        {
          title: 'You get each text',
          text: 'By email, in your panel or on your server, with its sender’s number.',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'How a text reaches your server',
      intro:
        'We post each text to your HTTPS address, and your reply goes out as [bulk SMS](/BulkSMS). Process each ID once, as a text can reach you twice. Field names follow the API description.',
      banner: {
        name: 'inbound-way',
        narrow: 'inbound-way-narrow',
        alt: 'A customer’s phone sends YES 4821 to the long code 92200 XXXXX; on the shop’s server order 4821 is confirmed, on wide screens among its other orders, and a bulk SMS tells the customer',
      },
      samples: [
        {
          title: 'Receive a text',
          request: {
            method: 'POST',
            path: '/incoming-texts',
            body: {
              id: 'IN-30871',
              sender: '98300XXXXX',
              keyword: 'YES',
              text: '4821',
            },
          },
          response: {
            status: 200,
            body: {
              id: 'IN-30871',
              reply: 'ORDER-CONFIRMED',
              values: ['4821'],
            },
          },
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'What to have ready',
      pictureFirst: true,
      picture: {
        name: 'inbound-ready',
        narrow: 'inbound-ready-narrow',
        alt: 'On a desk a company certificate with its seal, a pad with the keyword SARI and two others, ASHA and SHOP, and a SIM card in its holder',
      },
      items: [
        'Business registration, PAN and the signatory’s identity',
        'Your keyword and two spare ones, and how many texts a day',
        'An HTTPS or email address for texts',
        'For SIM hosting: one working SIM in your company’s name',
      ],
    },
  ],
  call: {
    heading: 'Give your customers a number to text',
    text: 'Describe what people will text you and how many texts you expect. We suggest a code by email or phone, with its price and how soon it can start.',
    picture: 'solutions-closing',
  },
};
