import { figures } from '../../figures.ts';
import { rules } from '../../rules.ts';
import { rupees } from '../../rupees.ts';
import type { Article } from '../article.ts';

const { longDigits, shortDigits } = figures.codes;

/** One campaign of a coaching centre, by keyword: what the place cost in rupees, the texts, and the pupils enrolled. */
const places = [
  { keyword: 'RADIO', cost: 36_000, texts: 450, enrolled: 9 },
  { keyword: 'WALL', cost: 24_000, texts: 200, enrolled: 10 },
  { keyword: 'BOOK', cost: 3_000, texts: 60, enrolled: 5 },
] as const;

export const whichCode: Article = {
  summary:
    'A short code suits a campaign people hear once, a long code a number they save. How to choose, and how to word the keyword, the price and the reply.',
  body: [
    `Choose a short code for a campaign that people hear or see once, and a long code for a number that they save. A short code has ${shortDigits} digits, so it is remembered from a radio spot. A long code has ${longDigits} digits like a mobile number, is set up sooner, and suits replies that continue over weeks. Both deliver each text to your software.`,
    `## Three questions decide

**How does the customer meet the number?** From a hoarding or the radio, people have a few seconds and no pen. That favours a short code. On a bill, a visiting card or a website they can copy or tap it, and length does not matter.

**How long will the number be used?** A short code is worth its cost and its waiting time for a campaign with many texts. For a number that customers keep for years, such as one for appointments, take a long code.

**Who pays, and from where?** A text to a long code usually costs what the customer’s own plan charges, and often works from abroad. A text to a short code may cost more, and works on the Indian networks that have opened the code.`,
    {
      kind: 'table',
      heading: 'Five cases and the code that fits',
      caption: 'Situations, the code to choose and the reason',
      columns: ['You want to', 'Choose', 'Because'],
      rows: [
        ['Collect votes during a live show', 'Short code', 'Viewers remember it for a minute'],
        [
          'Let patients confirm appointments',
          'Long code of your own',
          'All texts of one patient stay on one number',
        ],
        [
          'Test one hoarding for a month',
          'Shared long code with a keyword',
          'Ready soonest, at the lowest cost',
        ],
        [
          'Verify that a user’s SIM is in the phone',
          'Long code of your own',
          'No keyword is needed, and the app fills in the text',
        ],
        [
          'Keep receiving texts on a number your customers know',
          'Neither; a hosted SIM, subject to telecom authorisation',
          'The number stays the same. It receives texts, and no calls',
        ],
      ],
    },
    `A hosted SIM is one SIM in one modem. Running equipment with many SIMs without authorisation can mean up to three years in prison or a fine of up to ${rules.simBoxPenalty.text}.

The page on [long and short codes](/Solutions) explains shared and dedicated codes and the hosted SIM. Prices and waiting times depend on the operators, so ask for both before you print anything.

## One keyword for each place

The keyword is the first word of the text. On a shared code it shows that the text is yours. It can do a second job: with one keyword for each advertisement, every text tells you where the customer saw the number.`,
    {
      kind: 'table',
      heading: 'What three keywords told a coaching centre',
      intro:
        'An example with invented figures. RADIO was heard on local radio, WALL was on a hoarding at the station, and BOOK on a card in a bookshop. All offered the same trial lesson.',
      caption: 'Cost, texts and enrolled pupils for each keyword, with the cost of one pupil',
      columns: ['Keyword', 'Cost', 'Texts', 'Cost of a text', 'Enrolled', 'Cost of a pupil'],
      rows: places.map(({ keyword, cost, texts, enrolled }) => [
        keyword,
        rupees(cost),
        String(texts),
        rupees(cost / texts),
        String(enrolled),
        rupees(cost / enrolled),
      ]),
    },
    `The hoarding looks poor if you count texts and good if you count pupils. The card in the bookshop is small and the cheapest by far. Without keywords, all these texts would have arrived in one list. To read such figures, see [what a customer costs](/Blog?post=what-a-customer-costs).

Choose the words for people in a hurry.

- One word of four to six letters, without digits that look like letters.
- Easy to spell after hearing it once. Say it aloud to somebody and let them type it.
- Printed in capitals. Your software should accept small letters too.
- Accept the common misspellings, and the word in Hindi or Bengali script if your customers write that way.

## What to print beside the number

A complete line says what to text, where, what happens then and what it costs: “Text **JOIN** to 56XXX for a free trial lesson. We call you back by the next working day. Your operator’s SMS charge applies.” If a text to your short code costs more than an ordinary one, print the amount.

Say also how you will use the number. Somebody who asks for a trial lesson has not agreed to weekly offers. For promotions you need consent through the operators’ facility, as the article on [DLT registration](/Blog?post=dlt-before-the-first-bulk-sms) explains.

## Answer every text

A text without an answer looks lost, so people send it again or ring. Your reply leaves under your own header, from a registered template; the code itself only receives. Register these templates before the campaign starts.`,
    {
      kind: 'facts',
      heading: 'Replies to prepare',
      rows: [
        {
          term: 'Keyword found',
          detail: '“Thank you. We will call you about the trial lesson by {date}. {business}”',
        },
        {
          term: 'Keyword not found',
          detail: '“We could not read your text. Send JOIN for the trial lesson. {business}”',
        },
        {
          term: 'Second text from the same number',
          detail: 'The first reply again, and no second entry in your list.',
        },
        {
          term: 'After the campaign',
          detail: '“The trial lessons are over. New dates: call {number}. {business}”',
        },
        {
          term: 'STOP',
          detail:
            '“We will not call or text you about this again. {business}” Then keep that promise.',
        },
      ],
    },
    `## What goes wrong

- **The code closes while posters are still up.** Rent it for some weeks longer than the campaign.
- **The server was down during the radio spot.** Ask how long undelivered texts are kept and how they are exported. Test with ten phones on different networks the day before.
- **The same text arrives twice.** Delivery is repeated if your server did not confirm in time. Use the ID of the text to drop the repeat.
- **A shared keyword is taken.** Have two others ready, and reserve the word before the design goes to print.
- **Somebody texts for somebody else.** The sender’s number shows which SIM was used. It does not show who held the phone, so verify before you act on an order.

Start with the smallest test that answers your question: one shared long code, one keyword, one place. If the texts come and customers follow, rent a code of your own.`,
  ],
  rules: [rules.simBoxPenalty],
};
