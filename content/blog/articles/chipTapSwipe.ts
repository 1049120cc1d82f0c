import { figures } from '../../figures.ts';
import { rules } from '../../rules.ts';
import { rupees } from '../../rupees.ts';
import type { Article } from '../article.ts';

/** The sale on the cover, and a day’s totals, in rupees. */
const sale = 1250;
const day = { taps: 9850, chips: 27_400 };

export const chipTapSwipe: Article = {
  summary:
    'When to tap, insert or swipe a card at a POS terminal, and when the PIN is needed. Why a tap is refused, and why a copied chip code is useless.',
  body: [
    `Tap for amounts up to ${rules.tapWithoutPin.text}, which need no PIN, and insert the chip for everything else. Swipe the stripe only if the terminal asks for it. Tap and chip send a code that is valid for one payment. The stripe sends the same data every time, so it can be copied.`,
    '## What the card sends',
    'Chip and antenna lead to the same small computer in the card. It keeps a secret key that never leaves it. For each payment it takes the amount, a number chosen by the terminal and a counter of its own. With the key it turns them into a code. The bank that issued the card knows the key and checks the code.',
    'Somebody who records this code gains nothing. The next payment has another amount, another number and a higher count, so the old code is refused. The magnetic stripe cannot calculate. It holds the card number, the expiry date and a fixed code. A thief’s reader can copy all three to another card.',
    {
      kind: 'table',
      heading: 'Tap, chip and stripe compared',
      caption: 'How tap, chip and stripe differ at a POS terminal',
      columns: ['Point', 'Tap', 'Chip', 'Stripe'],
      rows: [
        [
          'The customer',
          'Holds card or phone to the terminal',
          'Inserts the card and leaves it in',
          'Swipes the card through the slot',
        ],
        ['Sends', 'A code for one payment', 'A code for one payment', 'The same data each time'],
        [
          'PIN',
          `Above ${rules.tapWithoutPin.text}, or if the bank asks for it`,
          'Yes, with Indian cards',
          'With Indian cards; a foreign card may need a signature',
        ],
        ['A copy is', 'Useless', 'Useless', 'Usable where the stripe is accepted'],
        ['Best for', 'Small bills and queues', 'Larger bills', 'Cards without a working chip'],
      ],
    },
    '## What the customer decides',
    `On a new card, contactless payment is off until ${rules.tapSwitchedOn.text} switches it on. The same person can also set a lower limit for taps. Both are done in the bank’s app, in net banking or at an ATM, at any hour. So a refused tap rarely means a fault of your terminal. Ask the customer to insert the card instead.`,
    {
      kind: 'steps',
      heading: `A tap of ${rupees(sale)}, seen from inside`,
      intro: `At our terminals, a sale takes about ${figures.pos.seconds} seconds. This is what happens in that time.`,
      steps: [
        {
          title: 'You enter the amount',
          text: `The terminal compares ${rupees(sale)} with the limit for taps. It is below, so no PIN is needed.`,
        },
        {
          title: 'The card answers',
          text: 'It must be within a few centimetres. Card and terminal exchange numbers, and the card makes its code.',
        },
        {
          title: 'The bank decides',
          text: 'The bank that settles your sales and the card network pass the request on. The bank that issued the card checks code and balance.',
        },
        {
          title: 'You give the receipt',
          text: 'After “Approved”, print the slip or send it. It shows only the last four digits of the card.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'If the payment does not go through',
      caption: 'Problems with a card at the terminal, the usual cause and what to do',
      columns: ['You see', 'Usual cause', 'What to do'],
      rows: [
        [
          'Tap refused',
          'Contactless is off, or the amount is above the card’s limit',
          'Insert the chip',
        ],
        [
          'More than one card found',
          'The customer held the whole wallet to the terminal',
          'Take one card out and tap again',
        ],
        [
          'Chip not read',
          'Dirt on the contacts, or the card was pulled out early',
          'Wipe the contacts, insert again and leave it in',
        ],
        [
          'Use the stripe',
          'The terminal could not read the chip',
          'Swipe once. Many banks refuse the stripe of a chip card, so offer UPI as well',
        ],
        [
          'Wrong PIN',
          'A typing error, or a new PIN',
          'Let the customer try once more, slowly. The bank blocks the card after several errors',
        ],
        [
          'Declined, yet the customer has an SMS of a debit',
          'The answer was lost on the way',
          `Ask for another way to pay. The debit is reversed by ${rules.counterReversal.text}, where T is the day of the sale`,
        ],
      ],
    },
    'Do not tap or insert again while the first attempt has no result. Look at the terminal’s list of the last payments first. If it is approved there, the sale is paid, even if the printer had no paper. [What happens to a failed debit](/Blog?post=debited-but-no-cash) is the same at a shop as at a cash counter.',
    {
      kind: 'sum',
      heading: 'Check the batch at closing',
      intro: 'One sale was entered twice by mistake and voided before the batch was closed.',
      terms: [
        { amount: day.taps, title: 'Taps', text: 'Small bills, without a PIN.' },
        { amount: day.chips, title: 'Chip and PIN', text: 'Larger bills.' },
        { amount: -sale, title: 'Voided', text: 'The second entry of one sale.' },
      ],
      total: {
        title: 'Goes to settlement',
        text: 'Compare it with the total on the terminal’s closing slip.',
      },
    },
    `How the card is read does not change your charge; the kind of card does. RuPay debit cards, and UPI from a bank account, have ${rules.noDiscountModes.text} merchant discount. Other cards cost the percentage in your agreement. Our [POS page](/PosPage) shows terminals, pocket readers and the documents you need.`,
    '## Safe habits at the billing desk',
    'The card stays in the customer’s hand, or at least in sight. Only the customer types the PIN; turn away and do not ask for it aloud. Let the customer read the amount on the screen before each tap, because a tap below the limit asks for nothing more. Never write down a card number or take a photo of a card. Look at the card slot every morning, and call your provider if a part is loose or new.',
  ],
  rules: [rules.tapWithoutPin, rules.tapSwitchedOn, rules.counterReversal, rules.noDiscountModes],
};
