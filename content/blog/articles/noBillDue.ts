import { rupees } from '../../rupees.ts';
import type { Article } from '../article.ts';

/** The bill of the example, in rupees. */
const bill = 1840;

/** What the company adds if it is paid after the due date, in rupees. */
const surcharge = 23;

export const noBillDue: Article = {
  summary:
    '“No bill due” means a bill is paid, not yet issued, or asked for under a wrong number or biller. How to find out which, by date, biller and number.',
  body: [
    '“No bill due” usually means the bill is paid, the new one is not issued yet, or the number or biller is wrong. Check biller and number against the latest bill first. If both are right, ask when the bill was last paid, and try again after the next billing date. Never pay a guessed amount to make the message go away.',
    `## What happens when you fetch a bill

BBPS (Bharat Bill Payment System, branded Bharat Connect) has no bills of its own. When you enter a number, it asks the biller’s computer, or the list the biller has uploaded, for that customer’s open bill. The answer is a name, an amount and a due date, or a message. So the message comes from the electricity or water company, and each words it differently.`,
    {
      kind: 'table',
      heading: 'What each message tells you',
      caption: 'Messages when a bill cannot be fetched, their meaning and the next step',
      columns: ['Message', 'Meaning', 'Next step'],
      rows: [
        [
          'No bill due, or no dues',
          'Usually the biller knows the number and nothing is open. Some billers send it for a wrong number too',
          'Ask if it was paid, or wait for the new bill',
        ],
        [
          'Bill not found',
          'The customer is unknown, or no bill is open',
          'Compare the number, then the date',
        ],
        [
          'Invalid consumer number',
          'The number has the wrong length or does not exist',
          'Read it again from the bill',
        ],
        [
          'Biller not available, or time out',
          'The biller’s computer does not answer',
          'Try again in an hour. The number may be right',
        ],
        [
          'Bill already paid',
          'Another app, shop or family member paid it',
          'Ask for the receipt of that payment',
        ],
      ],
    },
    `## Too early, paid, or late: one bill through a month

The same number brings different answers on different days. This electricity bill of ${rupees(bill)} was paid on 14 November.`,
    {
      kind: 'table',
      heading: 'Worked example: what a fetch returns, day by day',
      intro:
        'The meter is read on the third of each month and the bill is issued on the sixth. It is due on the twenty-first.',
      caption: 'Answers to a bill fetch on six days, and the reason for each',
      columns: ['Day', 'Answer', 'Reason'],
      rows: [
        ['4 November', 'No bill due', 'Read, but not issued yet'],
        ['7 November', rupees(bill), 'Issued'],
        [
          '14 November, after payment',
          'No bill due, or still the bill',
          'Billers post a payment in their own time',
        ],
        ['17 November', 'No bill due', 'Paid and posted'],
        [
          '23 November, if it was not paid',
          rupees(bill + surcharge),
          `Overdue: this company adds ${rupees(surcharge)}. Others add it to the next bill, or take no payment after the due date`,
        ],
        ['5 December', 'No bill due', 'The next bill is issued on the sixth'],
      ],
    },
    `For some hours after a payment, a fetch can still return the old bill. Before you take money, ask whether anybody has paid it in the last few days. A bill paid twice becomes a credit with the biller, and the customer waits for it.

## The right biller

Several electricity companies can serve one state, and sometimes one city. Their names sound alike. In some towns a franchisee runs the network for the state’s company, sends its own bills and is a biller of its own. The name at the top of the bill decides. What the company calls the customer’s number is another clue.`,
    {
      kind: 'table',
      heading: 'Electricity companies that are easily confused',
      caption:
        'Places with several electricity companies, and what each calls the customer’s number',
      columns: ['Place', 'Companies', 'Name of the number on the bill'],
      rows: [
        [
          'West Bengal',
          'CESC in Kolkata and parts of Howrah; WBSEDCL in most other places',
          'Customer ID at CESC, Consumer ID at WBSEDCL',
        ],
        ['Delhi', 'BSES Rajdhani, BSES Yamuna, Tata Power-DDL', 'CA number'],
        [
          'Mumbai',
          'Adani Electricity, BEST, Tata Power, MSEDCL',
          'Consumer or CA number; MSEDCL also asks for the billing unit (BU)',
        ],
        [
          'Rajasthan',
          'Jaipur, Jodhpur and Ajmer Vidyut Vitran Nigam; in some cities, such as Kota and Bikaner, a franchisee',
          'K number',
        ],
      ],
    },
    `If a wrong biller happens to have the same number, the fetch returns somebody else’s bill. The name in the answer shows it. Read the name to the customer before you take the payment.


## The right number

Take the number from the latest bill. A new meter or a transferred connection can bring a new number. Leave out spaces and slashes if the screen says so, and keep zeros at the beginning.

Some billers need a second detail as well, such as the billing unit, the registered mobile number or a date of birth. If it does not match, the whole answer is “not found”.

## When there is no bill at all

Not every category works with monthly bills. An empty answer is normal in these cases.`,
    {
      kind: 'facts',
      heading: 'Categories and their own calendar',
      rows: [
        {
          term: 'Prepaid electricity meter',
          detail:
            'There is nothing to fetch. The customer recharges the meter with an amount of their choice',
        },
        {
          term: 'Insurance',
          detail: 'The premium appears only some weeks before its due date',
        },
        {
          term: 'Loan',
          detail: 'The instalment appears near its date',
        },
        {
          term: 'FASTag and LPG cylinder',
          detail: 'A top-up and a booking; both work without a bill',
        },
      ],
    },
    `## If both are right and there is still no bill

Ask the customer to look at the biller’s own website or app, or to call its helpline. If a bill is open there and not through BBPS, try again the next day. If the due date is today, the customer should pay on the biller’s website or at its office.

Be careful if a customer shows a message that the power will be cut tonight unless a mobile number is called. Such messages are a known fraud. Call the number printed on the bill, and never one from the message.

If you run the counter’s software, show the biller’s message as it is, and limit repeated fetches, because billers may block them. The error codes are on our page about [BBPS collection](/BbpsPage).

Once the bill has been paid, the [reference on the receipt](/Blog?post=bbps-receipt-reference) proves it.`,
  ],
};
