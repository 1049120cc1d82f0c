import { figures } from '../figures.ts';
import type { ServiceContent } from './serviceContent.ts';

const { characters } = figures.pan;

export const panCardApi: ServiceContent = {
  heading: 'Check a PAN and its holder before you trust either',
  lead: `Send a ${characters}-character PAN with the name and date of birth that you were given, and learn whether the PAN is valid and the details agree.`,
  picture: {
    name: 'pan-card-api',
    alt: 'A generic PAN card with the specimen number ABCDE1234F, the name Ananya Sen, a portrait outline and a date of birth, lying over a result panel with three green ticks, “PAN valid”, “Name matches” and “Date of birth matches”, and the time of the check, 20 November 2026, 11:42',
  },
  proof: [
    { value: `${characters} characters`, label: 'letters and digits, checked in one request' },
    { value: `${figures.company.yearsOfExperience}+ years`, label: 'of experience' },
    { value: figures.company.supportHours, label: 'support for your integration' },
  ],
  sections: [
    {
      kind: 'cards',
      heading: 'Where a wrong PAN costs you',
      intro: 'A typing mistake looks like a PAN. So does an invented one.',
      cards: [
        {
          icon: 'users',
          title: 'Opening accounts for customers',
          text: 'Lenders, brokers, wallets and insurers have to know whom they serve. Compare the details while the person is still on the form.',
        },
        {
          icon: 'receipt',
          title: 'Paying vendors',
          text: 'If a payee’s PAN is missing or not operative, tax usually has to be deducted at a higher rate. Find out before the first bill.',
        },
        {
          icon: 'store',
          title: 'Appointing retailers',
          text: 'A distributor who checks each shop’s PAN knows who holds the balance and the device.',
        },
        {
          icon: 'briefcase',
          title: 'Hiring',
          text: 'A correct PAN in payroll keeps an employee’s tax credits from going to someone else.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'What happens in one check',
      steps: [
        {
          title: 'Ask for consent',
          text: 'Tell the holder why you check the PAN, and keep a record of the yes.',
        },
        {
          title: 'Send the details',
          text: 'PAN, name as on the card, and date of birth, or date of incorporation for a company.',
        },
        {
          title: 'Read the answer',
          text: 'It says whether the PAN is valid and whether each detail matches the record.',
        },
        {
          title: 'Decide',
          text: 'Continue, ask for a correction, or let a colleague look at the papers.',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'A match and a mismatch',
      intro:
        'Both answers are successful calls: read the fields, and never only the HTTP status. ABCDE1234F is a specimen.',
      samples: [
        {
          title: 'Everything agrees',
          request: {
            method: 'POST',
            path: '/v1/pan/verify',
            body: {
              requestId: 'PV-2207',
              pan: 'ABCDE1234F',
              name: 'ANANYA SEN',
              dateOfBirth: '1994-XX-XX',
              consent: true,
            },
          },
          response: {
            status: 200,
            body: {
              requestId: 'PV-2207',
              pan: 'ABCDE1234F',
              panStatus: 'valid',
              nameMatch: true,
              dateOfBirthMatch: true,
              checkedAt: '2026-11-20T11:42:08+05:30',
            },
          },
        },
        {
          title: 'The name differs',
          request: {
            method: 'POST',
            path: '/v1/pan/verify',
            body: {
              requestId: 'PV-2208',
              pan: 'ABCDE1234F',
              name: 'ANNA SEN',
              dateOfBirth: '1994-XX-XX',
              consent: true,
            },
          },
          response: {
            status: 200,
            body: {
              requestId: 'PV-2208',
              pan: 'ABCDE1234F',
              panStatus: 'valid',
              nameMatch: false,
              dateOfBirthMatch: true,
              checkedAt: '2026-11-20T11:43:51+05:30',
            },
          },
        },
      ],
    },
    {
      kind: 'anatomy',
      heading: `How to read the ${characters} characters`,
      intro: `A PAN is a ${characters}-character alphanumeric id with a fixed pattern. Your form can refuse a wrong pattern before it calls us.`,
      parts: [
        { characters: 'ABC', title: 'Series', text: 'Three letters of a running series.' },
        {
          characters: 'D',
          title: 'Holder',
          text: 'P is a person, C a company, F a firm, T a trust; there are a few more.',
        },
        {
          characters: 'E',
          title: 'Name',
          text: 'First letter of the surname, or of the organisation’s name.',
        },
        { characters: '1234', title: 'Number', text: 'Four digits of a running number.' },
        { characters: 'F', title: 'Check letter', text: 'Calculated from the others.' },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Before you send the first PAN',
      items: [
        'Registration papers and PAN of your own business',
        'The purpose for which you check PANs, in one or two sentences',
        'A consent text in your form, and a place where the consent is recorded',
        'A server that calls the API, so that your key never sits in a browser or an app',
      ],
    },
    {
      kind: 'related',
      heading: 'What often comes next',
      links: [
        {
          path: '/PanUtiPage',
          label: 'PAN card via a tax-ID agency',
          text: 'For customers who have no PAN yet, or whose card needs a correction.',
        },
        {
          path: '/PayoutApi',
          label: 'Payout API',
          text: 'For paying the vendor or employee whose PAN you have checked.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about PAN checks',
      questions: [
        {
          question: 'Is a correct pattern not enough?',
          answer:
            'The pattern catches typing mistakes. Only a check against the record shows that the PAN was issued and belongs to the name you were given.',
        },
        {
          question: 'Why does the name not match although the card is genuine?',
          answer:
            'Initials, a name changed after marriage and a missing middle name are common causes. Ask for the name exactly as on the card and check again before you refuse anyone.',
        },
        {
          question: 'May I check anyone’s PAN?',
          answer:
            'No. A PAN is personal data. Check it for a stated purpose, with the holder’s consent, and keep the answer only as long as the purpose or the law requires.',
        },
        {
          question: 'Does a valid PAN prove who is in front of me?',
          answer:
            'It proves that the details belong together. Whether the person is the holder needs a further look, for example at a photo identity.',
        },
      ],
    },
  ],
  call: {
    heading: 'Put a PAN check into your form',
    text: 'Tell us what you check PANs for and how many in a month. We reply with the requirements, the terms and the API description.',
  },
};
