import { figures } from '../figures.ts';
import type { ServiceContent } from './serviceContent.ts';

export const operatorFinder: ServiceContent = {
  heading: 'Look up a number, a pincode or an IFSC',
  lead: 'Learn the operator behind a mobile number, the post office behind a pincode and the branch behind an IFSC before you send anything there.',
  picture: {
    name: 'operator-finder',
    alt: 'Three result cards over a street map with a pin at Kolkata: the mobile number 98300XXXXX marked active and ported, with its operator and circle; the pincode 700001 split into 7, 0, 0 and 001 with the label Kolkata GPO; and the specimen code ABCD0123456 split into bank, zero and branch',
  },
  proof: [
    { value: `${figures.pincode.digits} digits`, label: 'in a pincode' },
    { value: `${figures.pincode.zones} zones`, label: 'that its first digit can name' },
    { value: `${figures.ifsc.characters} characters`, label: 'in an IFSC' },
  ],
  sections: [
    {
      kind: 'audience',
      heading: 'Who checks before sending',
      cards: [
        {
          icon: 'store',
          title: 'Recharge sellers',
          text: 'You learn the present operator of a number that has changed network before you send the recharge to the old one.',
        },
        {
          icon: 'truck',
          title: 'Online shops and couriers',
          text: 'A pincode at checkout fills in the town and the state, so that fewer parcels leave with a wrong address.',
        },
        {
          icon: 'banknote',
          title: 'Payers',
          text: 'Accounts teams see the bank and branch of a payee before the first transfer leaves.',
        },
      ],
    },
    {
      kind: 'topics',
      heading: 'Three lookups and their answers',
      intro:
        'You run them in our panel or through our API. This page explains what they tell you; [ask us](/Contact) for access.',
      topics: [
        {
          id: 'hlr-lookup',
          icon: 'smartphone',
          title: 'HLR lookup',
          text: 'HLR stands for Home Location Register, the database in which a mobile operator keeps its subscribers. A lookup asks the network about one number: does it exist, is it in service, which operator serves it now, and, as far as that operator answers, whether it is roaming. The first digits alone cannot tell you the operator, because people keep their number when they change network. A lookup gives no name, no address and no content of calls or messages.',
        },
        {
          id: 'pincode-finder',
          icon: 'map-pin',
          title: 'Pincode finder',
          text: `A pincode, or Postal Index Number, has ${figures.pincode.digits} digits and leads to a delivery post office. The first digit is the zone: there are ${figures.pincode.zones}, of which ${figures.pincode.zones - 1} are regional and one belongs to the Army Postal Service. The second digit narrows it to a sub-zone, the third to a sorting district, and the last three to the post office. Ask with a pincode to get its post offices, district and state; ask with a locality to get its pincode.`,
        },
        {
          id: 'ifsc-finder',
          icon: 'landmark',
          title: 'IFSC finder',
          text: `The Indian Financial System Code names the bank branch in NEFT, RTGS and IMPS transfers. It has ${figures.ifsc.characters} characters: four letters for the bank, a zero kept for future use, and six characters for the branch. A lookup returns the bank, branch, address and city. It says nothing about whether an account exists there.`,
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How to get a lookup',
      steps: [
        {
          title: 'Tell us the volume',
          text: 'Say which of the three you need and roughly how many checks a month.',
        },
        {
          title: 'Choose panel or API',
          text: 'The panel suits single checks and uploaded lists. The API suits an app or a checkout page, and needs a server that can make an HTTPS request.',
        },
        {
          title: 'Try it with test access',
          text: 'Check entries whose answers you know. Then we switch you to live access.',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'Ask before you send',
      intro: 'One call for each number. The answer says whether it is in service, and with whom.',
      samples: [
        {
          title: 'Look up a number',
          request: {
            method: 'POST',
            path: '/v1/lookups/hlr',
            body: { requestId: 'HL-6120', mobile: '98300XXXXX' },
          },
          response: {
            status: 200,
            body: {
              requestId: 'HL-6120',
              mobile: '98300XXXXX',
              status: 'active',
              operator: 'OP-04',
              circle: 'Kolkata',
              ported: true,
              roaming: false,
            },
          },
        },
      ],
    },
    {
      kind: 'anatomy',
      heading: 'A pincode, digit by digit',
      intro: `The example is 700001. Each of its ${figures.pincode.digits} digits makes the area smaller.`,
      parts: [
        { characters: '7', title: 'Zone', text: '7 is the east and the north-east.' },
        { characters: '0', title: 'Sub-zone', text: '70 is a part of West Bengal.' },
        { characters: '0', title: 'Sorting district', text: '700 is Kolkata.' },
        {
          characters: '001',
          title: 'Post office',
          text: '700001 is Kolkata GPO, where the mail for this area is handed out.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What the first digit of a pincode says',
      caption: `The ${figures.pincode.zones} postal zones by first digit`,
      columns: ['First digit', 'Region', 'Mainly'],
      rows: [
        [
          '1',
          'North',
          'Delhi, Haryana, Punjab, Himachal Pradesh, Chandigarh, Jammu and Kashmir, Ladakh',
        ],
        ['2', 'North', 'Uttar Pradesh, Uttarakhand'],
        ['3', 'West', 'Rajasthan, Gujarat, Dadra and Nagar Haveli and Daman and Diu'],
        ['4', 'West', 'Maharashtra, Goa, Madhya Pradesh, Chhattisgarh'],
        ['5', 'South', 'Andhra Pradesh, Telangana, Karnataka'],
        ['6', 'South', 'Tamil Nadu, Kerala, Puducherry, Lakshadweep'],
        [
          '7',
          'East',
          'West Bengal, Odisha, Sikkim, Assam and the other north-eastern states, Andaman and Nicobar Islands',
        ],
        ['8', 'East', 'Bihar, Jharkhand'],
        ['9', 'Army Postal Service', 'Field post offices and army post offices'],
      ],
    },
    {
      kind: 'anatomy',
      heading: 'An IFSC, character by character',
      intro: `ABCD0123456 is a specimen and belongs to no bank. Your form can check the pattern of the ${figures.ifsc.characters} characters before anybody looks them up.`,
      parts: [
        {
          characters: 'ABCD',
          title: 'Bank',
          text: 'Four letters that stand for the bank. A digit here is a typing mistake.',
        },
        {
          characters: '0',
          title: 'Kept for future use',
          text: 'Always zero. People often type the letter O, so refuse it.',
        },
        {
          characters: '123456',
          title: 'Branch',
          text: 'Six characters for the branch: digits at most banks, letters at some.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Where a lookup saves money',
      links: [
        {
          path: '/BulkSMS',
          label: 'Bulk SMS',
          text: 'No messages to numbers that are out of service.',
        },
        {
          path: '/PayoutApi',
          label: 'Payout API',
          text: 'No transfers that come back because of a wrong IFSC.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about lookups',
      questions: [
        {
          question: 'Does an HLR lookup show who owns a number or where the phone is?',
          answer:
            'No. It concerns the state of the number on the network: in service or not, and with which operator. Names and addresses are with the operator and are protected by law.',
        },
        {
          question: 'Is a correct format enough?',
          answer:
            'No. Neither a pincode nor an IFSC has a check digit, so a slip of the finger can produce another code that looks just as good. Only a lookup shows whether it exists and where it leads.',
        },
        {
          question: 'Where do I find my own IFSC?',
          answer:
            'On a cheque leaf, in your passbook or in your bank’s app. Check it again if your bank has merged or your branch has moved, because the code may have changed.',
        },
        {
          question: 'Does one pincode mean one locality?',
          answer:
            'Seldom. A delivery post office may serve many localities or villages, and a large city has many pincodes. For a street address you need both.',
        },
      ],
    },
  ],
  call: {
    heading: 'Check your list before you send to it',
    text: 'Tell us whether it holds mobile numbers, pincodes or IFSCs, and how long it is. We explain what a lookup can tell you and what it costs.',
  },
};
