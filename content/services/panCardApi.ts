import { figures } from '../figures.ts';
import { rules } from '../rules.ts';
import type { ServiceContent } from './serviceContent.ts';

const { characters } = figures.pan;

export const panCardApi: ServiceContent = {
  heading: 'Check a PAN and its holder by API',
  lead: `One call tells you whether a ${characters}-character PAN is valid and operative, and matches the name and date of birth.`,
  picture: {
    name: 'pan-card-api',
    narrow: 'pan-api-hero-narrow',
    alt: 'A specimen PAN card of Ananya Sen with her portrait, the PAN ABCPS1234F and the date of birth 14 March 1994: beside each of the three lines is a green tick, and a line leads from all of them down to the answer on a green bar: “Valid and operative. Name and date of birth match”',
  },
  action: 'Ask if you are eligible',
  secondAction: { label: 'See example responses', href: '#responses' },
  partner: 'pan',
  sections: [
    {
      kind: 'anatomy',
      heading: `How a PAN of ${characters} characters is built`,
      intro: `A PAN is a ${characters}-character alphanumeric ID. Your form can catch a mistyped pattern before your server makes a call.`,
      specimen: {
        title: 'PAN card of Ananya Sen',
        note: 'Specimen',
        hint: 'Tap a part',
      },
      parts: [
        { characters: 'ABC', title: 'Series', text: 'Three letters of a running series.' },
        {
          characters: 'P',
          title: 'Holder',
          text: 'P\u00a0is a\u00a0person, C\u00a0a\u00a0company, F\u00a0a\u00a0firm, T\u00a0a\u00a0trust and H\u00a0a\u00a0Hindu undivided family.',
        },
        {
          characters: 'S',
          title: 'Name',
          text: 'Initial of the surname, here Sen, or of an organisation’s name.',
        },
        { characters: '1234', title: 'Number', text: 'Four digits of a running number.' },
        {
          characters: 'F',
          title: 'Check letter',
          text: 'Calculated from the other nine characters.',
        },
      ],
    },
    {
      kind: 'outcomes',
      look: 'slips',
      heading: 'What each check tells you, and what to do',
      terms: ['Meaning', 'What you do'],
      outcomes: [
        {
          name: 'Valid, operative, both match',
          tone: 'good',
          details: ['PAN, name and birth date belong together.', 'Continue, and check a photo ID.'],
        },
        {
          name: 'Name or date of birth differs',
          tone: 'wait',
          details: [
            'Often initials, a married name, or day and month swapped.',
            'Compare with the card. Check again under a new request ID.',
          ],
        },
        {
          name: 'Not operative',
          tone: 'wait',
          details: [
            'The PAN exists, but tax is deducted as if there were none.',
            'Ask the holder to make it operative before you pay.',
          ],
        },
        {
          name: 'Not valid',
          tone: 'bad',
          details: [
            'It was never issued, or has been deleted.',
            'Compare with the card. If there is no PAN yet, see [PAN applications](/PanUtiPage).',
          ],
        },
        {
          name: 'No result (4xx\u00a0or\u00a0503)',
          tone: 'quiet',
          details: [
            'Nothing was checked: the call is wrong, or the tax records did not respond.',
            'Correct it, or wait for retryAfterSeconds. Repeat it with the same request ID. Until then, the PAN is unchecked.',
          ],
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Why an inoperative PAN matters',
      intro:
        'If a payee’s PAN is inoperative, you must deduct tax at the higher rate for payees without a PAN.',
      banner: {
        name: 'pan-inoperative-wide',
        narrow: 'pan-inoperative',
        alt: 'The answer to a check: “valid” has a green tick, and “operative: false” a red cross; an arrow leads to an example payslip of ₹50,000, torn in two: tax of ₹10,000 or more, and ₹40,000 or less paid out',
      },
      rows: [
        {
          term: 'Minimum TDS rate',
          figure: rules.inoperativePanTax.text,
          detail:
            'Under the Income-tax Act, 1961. Ask your tax adviser for the rate under the Income-tax Act, 2025.',
        },
        {
          term: 'Deadline for relief',
          figure: '2 months',
          detail:
            'CBDT Circular 9/2025 gives relief if the PAN becomes operative within two months of the end of the month of payment.',
        },
        {
          term: 'When to check again',
          figure: 'Per payment',
          detail:
            'The status of a PAN can change. Check it before you pay, and read “operative” as well as “panStatus”.',
        },
      ],
    },
    {
      kind: 'code',
      id: 'responses',
      heading: 'Example responses: match, mismatch and outage',
      intro:
        'A mismatch or an inoperative PAN also returns 200, so read the fields. Example fields; yours follow the API description.',
      samples: [
        {
          title: 'Match',
          request: {
            method: 'POST',
            path: '/v1/pan/verify',
            headers: ['Authorization: Bearer YOUR_API_KEY'],
            body: {
              requestId: 'PV-2207',
              pan: 'ABCPS1234F',
              name: 'ANANYA SEN',
              dateOfBirth: '1994-03-14',
              consent: true,
            },
          },
          response: {
            status: 200,
            body: {
              requestId: 'PV-2207',
              pan: 'ABCPS1234F',
              panStatus: 'valid',
              operative: true,
              nameMatch: true,
              dateOfBirthMatch: true,
              checkedAt: '2026-11-20T11:42:08+05:30',
            },
          },
        },
        {
          title: 'Differs',
          request: {
            method: 'POST',
            path: '/v1/pan/verify',
            body: {
              requestId: 'PV-2208',
              pan: 'ABCPS1234F',
              name: 'ANNA SEN',
              dateOfBirth: '1994-03-14',
              consent: true,
            },
          },
          response: {
            status: 200,
            body: {
              requestId: 'PV-2208',
              pan: 'ABCPS1234F',
              panStatus: 'valid',
              operative: true,
              nameMatch: false,
              dateOfBirthMatch: true,
              checkedAt: '2026-11-20T11:43:51+05:30',
            },
          },
        },
        {
          title: 'Outage',
          request: {
            method: 'POST',
            path: '/v1/pan/verify',
            body: {
              requestId: 'PV-2209',
              pan: 'ABCPS1234F',
              name: 'ANANYA SEN',
              dateOfBirth: '1994-03-14',
              consent: true,
            },
          },
          response: {
            status: 503,
            body: {
              requestId: 'PV-2209',
              error: { code: 'SOURCE_UNAVAILABLE', retryAfterSeconds: 300 },
            },
          },
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Who may verify PANs, and what you need',
      pictureFirst: true,
      namesPartner: true,
      picture: {
        name: 'pan-consent',
        narrow: 'pan-consent-narrow',
        alt: 'A consent to a PAN check on a clipboard: three points on what is checked, what for and how long it is kept, the ticked box to agree, and a card with the consent on record, 20 November 2026, 11:41; on wide screens with the name and masked PAN of Ananya Sen',
      },
      intro: `The Income Tax Department admits banks, NBFCs, wallet issuers, insurers, brokers, others on its list, and companies that deduct tax for more than ${rules.panCheckDeductees.text} deductees a quarter. If you are unsure, ask us first.`,
      items: [
        'Registration and PAN of your business, and proof that it is eligible',
        'A consent text in your form, and a record of each consent',
        'A rule that keeps results no longer than their purpose or the law requires',
        'A server that calls the API, so that no browser or app holds the key',
      ],
    },
  ],
  call: {
    heading: 'Find out if your business is eligible',
    text: 'Name your kind of business, why you check PANs and how many a month. We tell you by email or phone if you are eligible and what a check costs.',
    picture: 'pan-api-closing',
  },
  rules: [rules.panCheckDeductees, rules.inoperativePanTax],
};
