import { figures } from '../figures.ts';
import { rules } from '../rules.ts';
import type { ServiceContent } from './serviceContent.ts';

export const operatorFinder: ServiceContent = {
  heading: 'Pincode finder, IFSC finder and HLR lookup',
  lead: 'Read a pincode, an IFSC or a mobile number part by part.',
  picture: {
    name: 'operator-finder',
    narrow: 'finder-hero-narrow',
    alt: 'A map of Kolkata at night with the Hooghly, its bridge and ferries, the railway terminus at Howrah and the Maidan; on it three results, each with a line to its place: the pincode 700001, Kolkata GPO in West Bengal, beside a red post box, at the one large pin; the specimen IFSC ABCD0123456 in parts, bank and branch, for NEFT, RTGS and IMPS, at a bank; and the mobile number 98300XXXXX, marked active and ported, at a radio mast',
  },
  tool: 'decoder',
  action: 'Request lookup access',
  sections: [
    {
      kind: 'anatomy',
      id: 'pincode-finder',
      heading: 'How to read a pincode',
      intro: `Its ${figures.pincode.digits} digits narrow the area down to one post office.`,
      specimen: { title: 'Pincode of Kolkata GPO', note: 'Example', hint: 'Tap a part' },
      parts: [
        {
          characters: '7',
          title: 'Zone',
          text: '7 covers West\u00a0Bengal, Odisha and the north-east.',
        },
        { characters: '0', title: 'Sub-zone', text: '70 is a part of West Bengal.' },
        { characters: '0', title: 'Sorting district', text: '700 is Kolkata.' },
        { characters: '001', title: 'Post office', text: '700001 is Kolkata GPO.' },
      ],
    },
    {
      kind: 'anatomy',
      beside: true,
      id: 'ifsc-finder',
      heading: 'How to read an IFSC',
      intro: `The Indian Financial System Code has ${figures.ifsc.characters} characters.`,
      specimen: { title: 'IFSC of an invented branch', note: 'Specimen', hint: 'Tap a part' },
      parts: [
        {
          characters: 'ABCD',
          title: 'Bank',
          text: 'Four letters, never a digit. SBIN, for example, is the code of the State Bank of India.',
        },
        {
          characters: '0',
          title: 'Reserved',
          text: 'Always zero, never the letter O. It is reserved for future use.',
        },
        {
          characters: '123456',
          title: 'Branch',
          text: 'Six characters, digits at most banks. The bank gives each of its branches a code of its own.',
        },
      ],
    },
    {
      kind: 'table',
      heading: `The ${figures.pincode.zones} zones, by first digit`,
      intro: 'Each of the four regions has two zones. The ninth is for the army.',
      caption: `The ${figures.pincode.zones} postal zones by first digit`,
      deep: true,
      picture: {
        name: 'finder-zones',
        alt: 'A map of India cut into its postal zones, each with its digit, 7 on both of its parts, and in the colour of its region, as in the table: north has 1 and 2 in white, west 3 and 4 in violet, south 5 and 6 in mint, east 7 and 8 in orange; a line leads from a pin in zone 7 to 700001, Kolkata GPO, and a badge beside the map has 9, the army',
      },
      isKeyed: true,
      columns: ['First digit', 'Mainly'],
      rows: [
        ['1', 'Delhi, Haryana, Punjab, Himachal\u00a0Pradesh, Jammu and Kashmir, Ladakh'],
        ['2', 'Uttar\u00a0Pradesh, Uttarakhand'],
        ['3', 'Rajasthan, Gujarat'],
        ['4', 'Maharashtra, Goa, Madhya\u00a0Pradesh, Chhattisgarh'],
        ['5', 'Andhra\u00a0Pradesh, Telangana, Karnataka'],
        ['6', 'Tamil\u00a0Nadu, Kerala, Puducherry, Lakshadweep'],
        ['7', 'West\u00a0Bengal, Odisha, Sikkim, Assam and the north-east'],
        ['8', 'Bihar, Jharkhand'],
        ['9', 'Army Postal Service'],
      ],
    },
    {
      kind: 'prose',
      id: 'hlr-lookup',
      picture: {
        name: 'finder-hlr-tall',
        narrow: 'finder-hlr',
        alt: 'The number 98300XXXXX goes into the one lit drawer of the HLR of its network, a cabinet with a radio mast on its roof, and from that drawer the answer comes back: active, operator OP1, circle KOL, ported',
      },
      heading: 'What an HLR lookup adds',
      intro:
        'The Home Location Register shows a number’s operator and circle, and whether it is in service, ported or roaming.',
      paragraphs: [
        'Some operators tell less. Look up only numbers you have a lawful purpose for: see the [data user policy](/DataUserPolicy).',
      ],
    },
    {
      kind: 'code',
      beside: true,
      heading: 'An HLR lookup by API',
      intro:
        'Example fields. A number out of service also returns 200, so read the status. After a 503, repeat the call.',
      samples: [
        {
          title: 'Lookup',
          request: {
            method: 'POST',
            path: '/v1/lookups/hlr',
            headers: ['Authorization: Bearer YOUR_API_KEY'],
            body: { requestId: 'HL-6120', mobile: '98300XXXXX' },
          },
          response: {
            status: 200,
            body: {
              requestId: 'HL-6120',
              mobile: '98300XXXXX',
              status: 'active',
              operator: 'OP1',
              circle: 'KOL',
              ported: true,
              roaming: false,
            },
          },
        },
        {
          title: 'No response',
          request: {
            method: 'POST',
            path: '/v1/lookups/hlr',
            body: { requestId: 'HL-6121', mobile: '98310XXXXX' },
          },
          response: {
            status: 503,
            body: {
              requestId: 'HL-6121',
              error: { code: 'NETWORK_UNAVAILABLE', retryAfterSeconds: 60 },
            },
          },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'When a lookup helps, and its limits',
      intro: 'A typing error can give another valid code, so compare each result.',
      pictureFirst: true,
      picture: {
        name: 'finder-cheque',
        alt: 'A written cheque leaf with the specimen IFSC ABCD0123456 ringed below the bank’s name, and a line from the ring to a card with what the code tells, bank and branch, and what it cannot tell: whether the account exists and who holds it',
      },
      caption: 'Uses and limits of pincode, IFSC and HLR lookups',
      columns: ['Lookup', 'When to use it', 'What it cannot tell you'],
      rows: [
        [
          'Pincode',
          'At checkout, to fill in town and state and send fewer parcels to wrong addresses',
          `The street, or the locality if one post office serves many; a DIGIPIN of ${rules.digipin.text} (since ${rules.digipinSince.text}) shows a square of about 4\u00a0m`,
        ],
        [
          'IFSC',
          'Before a first [payout](/PayoutApi) by NEFT, RTGS or IMPS, to see the bank and the branch',
          'Whether the account exists, or who holds it',
        ],
        [
          'HLR',
          'Before [bulk SMS](/BulkSMS) or a [recharge](/RechargeApi), to check each number',
          'The owner’s name, or where the phone is',
        ],
      ],
    },
  ],
  rules: [rules.digipin, rules.digipinSince],
  call: {
    heading: 'Look up a whole list, or\u00a0build it into your app',
    text: 'Tell us which codes you check, how many a month, and whether you want a panel or an API. We explain by email or phone what a lookup tells you, its limit on calls and its price.',
    picture: 'finder-closing',
  },
};
