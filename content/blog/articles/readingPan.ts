import { figures } from '../../figures.ts';
import { rules } from '../../rules.ts';
import type { Article } from '../article.ts';

const { characters } = figures.pan;

export const readingPan: Article = {
  summary:
    'What each letter and digit of a PAN stands for, and which tests catch a mistyped PAN in your form. What only a check with the tax records can show.',
  body: [
    `A PAN has ${characters} characters: five letters, four digits and one letter. The fourth letter shows the kind of holder, and the fifth is the first letter of the surname or of the organisation’s name. The last is a check letter. A wrong pattern shows that a PAN is mistyped; a correct one does not show that it exists.`,
    {
      kind: 'anatomy',
      heading: `The ${characters} characters of ABCPS1234F`,
      intro: 'A specimen number, in the name of Ananya Sen.',
      parts: [
        { characters: 'ABC', title: 'Series', text: 'Letters of a running series, AAA to ZZZ.' },
        { characters: 'P', title: 'Kind of holder', text: 'P: the holder is a person.' },
        { characters: 'S', title: 'Name', text: 'First letter of the surname, here Sen.' },
        { characters: '1234', title: 'Number', text: 'A running number from 0001 to 9999.' },
        {
          characters: 'F',
          title: 'Check letter',
          text: 'Calculated from the nine characters before it.',
        },
      ],
    },
    `## The fourth letter shows the kind of holder

PAN is short for Permanent Account Number. The Income Tax Department gives one to each taxpayer, and the fourth letter sorts taxpayers into ten kinds.`,
    {
      kind: 'table',
      heading: 'The ten letters in the fourth place',
      caption: 'Fourth letter of a PAN, the kind of holder and an example',
      columns: ['Letter', 'Holder', 'Example'],
      rows: [
        ['P', 'Individual', 'An employee, or the owner of a proprietorship'],
        ['C', 'Company', 'A private or public limited company'],
        ['F', 'Firm', 'A partnership or a limited liability partnership (LLP)'],
        ['H', 'Hindu undivided family', 'A family business run by the karta'],
        ['T', 'Trust', 'A charitable trust'],
        ['A', 'Association of persons', 'A joint venture of two contractors'],
        ['B', 'Body of individuals', 'Co-owners of a building'],
        ['G', 'Government', 'A department or an agency'],
        ['L', 'Local authority', 'A municipality'],
        ['J', 'Artificial juridical person', 'A body created by law that fits no other kind'],
      ],
    },
    `This letter is useful in accounts. Suppose a vendor’s invoice is from “Sen Traders Pvt Ltd” and the PAN has P in fourth place. You were given the PAN of a person, perhaps a director. Tax that you deduct would be credited to the wrong taxpayer. A proprietorship, on the other hand, has no PAN of its own, so P is right there.

## The fifth letter follows the name on the PAN

For a person, it is the first letter of the surname when the PAN was issued. The number stays the same for life, so the letter remains after a marriage or a change of name. Somebody called Ananya Roy today may have a PAN with S, because she applied as Ananya Sen.

A person with a single name has it recorded as the surname. For a company, a firm or a trust, the fifth letter is the first letter of its name.

That is why a form should treat the fifth letter as a hint. Ask the user to check, and let them continue.`,
    {
      kind: 'steps',
      heading: 'Four tests for your form, in this order',
      steps: [
        {
          title: 'Clean the input',
          text: 'Remove spaces and hyphens, and turn small letters into capitals.',
        },
        {
          title: 'Test the pattern',
          text: `Expect ${characters} characters: five letters, four digits, one letter. As a regular expression: ^[A-Z]{5}[0-9]{4}[A-Z]$`,
        },
        {
          title: 'Test the fourth letter',
          text: 'It must be one of A, B, C, F, G, H, J, L, P and T. If the user chose a kind of business, compare the two.',
        },
        {
          title: 'Compare the fifth letter',
          text: 'Show a question if it differs from the name. Do not refuse the form.',
        },
      ],
    },
    `The check letter cannot be tested in a form. The Department has not published how it is calculated. A library that claims to validate it is guessing.`,
    {
      kind: 'table',
      heading: 'Worked example: six entries and what the form says',
      intro: 'The user is a person named Ananya Sen. None of these tests calls a server.',
      caption: 'Six typed PANs, the test that each one meets, and the message of the form',
      columns: ['Typed', 'Result', 'Message to the user'],
      rows: [
        ['abcps 1234f', 'Accepted as ABCPS1234F', 'None'],
        [
          'ABCPS123F',
          'Refused: nine characters',
          `A PAN has ${characters} characters; this one has 9`,
        ],
        [
          'ABCPS12E4F',
          'Refused: a letter in eighth place',
          'Characters 6 to 9 are digits. Please check the eighth',
        ],
        [
          'ABCPSI234F',
          'Refused: a letter in sixth place',
          'The sixth character is a digit. Did you type I for 1?',
        ],
        ['ABCDE1234F', 'Refused: D is no kind of holder', 'Please check the fourth character'],
        [
          'ABCPR1234F',
          'Accepted with a question',
          'This PAN is for a surname with R. Is the number right?',
        ],
      ],
    },
    `ABCDE1234F is printed on many specimen cards. It has the right shape, and the fourth letter still gives it away. Letters and digits that look alike, such as O and 0 or I and 1, are caught by their place.

## A GSTIN contains the PAN

A registration number under GST (Goods and Services Tax), the GSTIN, has 15 characters. Characters 3 to 12 are the PAN of the business. In 19ABCPS1234F1ZU, the first two digits are the state code of West Bengal, and ABCPS1234F follows.

So you can compare two fields that a vendor filled in separately. If the PAN inside the GSTIN differs from the PAN on the form, one of them is wrong. The last character of a GSTIN is a check character with a known calculation, so this number can be tested more strictly.

## What the pattern cannot show

A well-formed PAN may never have been issued. It may belong to somebody else, or it may be inoperative. An inoperative PAN counts as no PAN, and the payer then deducts more tax. Under the Income-tax Act, 1961, the rate was at least ${rules.inoperativePanTax.text}.

Only a verification against the tax records answers these questions. It is open to businesses that the Income Tax Department admits, such as banks, insurers and larger deductors of tax. The [PAN Card API](/PanCardApi) page lists them, with example answers. If yours is not among them, ask the holder to check the PAN on the Department’s e-filing portal and to show you the result. Then compare name and number with the card.

If the number on a card is right and the name is wrong, the holder needs a correction. Name and date of birth must match the documents, as they must [for a new application](/Blog?post=papers-for-a-pan-application).`,
  ],
  rules: [rules.inoperativePanTax],
  sources: [
    {
      by: 'Income Tax Department',
      title: 'e-filing portal',
      url: 'https://www.incometax.gov.in/',
    },
    { by: 'Income Tax Department', title: 'Structure of the Permanent Account Number' },
    { by: 'GST Network', title: 'Format of the GST identification number (GSTIN)' },
  ],
};
