import { rules } from '../../rules.ts';
import { rupees } from '../../rupees.ts';
import type { Article } from '../article.ts';

/** The withdrawal of the cover, in rupees. */
const withdrawal = 2000;

/** Days of November 2026: the withdrawal, the last day for the money, and the day on which it came. */
const tried = 16;
const due = tried + Number(rules.counterReversal.text.replace('T+', ''));
const credited = 24;
const compensation = (credited - due) * Number(rules.lateReversalADay.value);

export const debitedNoCash: Article = {
  summary:
    'A withdrawal failed but the account was debited. When the bank must return the money, what it owes for delay, and what you and the customer do.',
  body: [
    `The money goes back to the customer’s account: at a mobile ATM by ${rules.counterReversal.text}, where T is the day of the attempt. For AEPS (the Aadhaar Enabled Payment System), the adjustment that credits the customer starts by ${rules.counterReversal.text}. After that, the customer gets ${rules.lateReversalADay.text} for each day of delay, without a claim. The counter pays no cash, and gives the customer the slip with the reference number.`,
    '## Why an account is debited without an approval',
    'A withdrawal is a question and an answer. Your device asks the customer’s bank through a payment network. The bank debits the account first and then sends its answer. If the line drops at that moment, the debit exists and your device never hears of it.',
    'Usually the system notices the missing answer and sends a reversal within minutes. If the reversal is lost as well, the banks find the difference when they compare their records of the day. This is why some money is back at once and some takes days.',
    {
      kind: 'table',
      heading: 'What the device shows, and what you do',
      caption: 'Results of a withdrawal on the device, whether to pay cash, and the next step',
      columns: ['The device shows', 'Pay cash?', 'What to do'],
      rows: [
        ['Approved', 'Yes, the full amount', 'Hand over cash and slip together'],
        [
          'Declined, and the customer gets an SMS of a debit',
          'No',
          'Print the slip and note the reference number. The reversal comes by itself',
        ],
        [
          'No result, or the app has closed',
          'Not yet',
          'Ask for the status in the app. Do not try again before it is final',
        ],
        [
          'Approved, but the slip did not print',
          'Yes, after you have seen it in the app’s list',
          'Print a copy or send it by SMS',
        ],
        [
          'The customer shows an SMS, your app shows nothing',
          'No',
          'Go by your own app. Messages can be late, or false',
        ],
      ],
    },
    'Your working limit is a good second check. An approved withdrawal raises it by the amount. If the limit has risen and you have not paid, the money is with you and the customer must get the cash. If it has not risen, the bank has to put the debit right.',
    {
      kind: 'sum',
      heading: `When ${rupees(withdrawal)} comes back late`,
      intro: `The attempt was on Monday, ${tried} November 2026. T counts calendar days, so the last day was Saturday, ${due} November. The bank credited the customer on Tuesday, ${credited} November.`,
      terms: [
        {
          amount: withdrawal,
          title: 'The withdrawal',
          text: 'Goes back in full. No fee is deducted.',
        },
        {
          amount: compensation,
          title: 'Compensation',
          text: `${credited - due} days late at ${rules.lateReversalADay.text} a day.`,
        },
      ],
      total: {
        title: 'Customer’s account',
        text: 'The bank pays both without a form or a request.',
      },
    },
    'The same times apply to Aadhaar Pay, where the customer pays for goods with a fingerprint. A card or UPI payment at a [POS machine](/PosPage) that fails after the debit is reversed by the same deadline, T plus five days.',
    {
      kind: 'checklist',
      heading: 'What to give and tell the customer',
      intro:
        'Somebody who leaves with a debit and no cash is worried. Take two minutes to explain.',
      items: [
        'The slip, or a photo of the screen with date, time, amount and reference number',
        'The status as your app shows it now, read out together',
        `The last day for the money: count ${due - tried} days from today, Sundays included`,
        'The name of the bank that has to credit the account: the customer’s own',
        'Your phone number, and that you will look up the status the next day',
      ],
    },
    'Never repay a failed withdrawal from your own drawer. The reversal would still go to the account, and you would have to ask the customer for the money. Do not take the slip back either, since it is the only proof.',
    {
      kind: 'steps',
      heading: 'Where to complain if the money does not come',
      steps: [
        {
          title: 'The counter’s provider',
          text: 'Send the reference number to your support. It can see whether the withdrawal failed or was approved.',
        },
        {
          title: 'The customer’s own bank',
          text: 'The customer reports it at the branch, in the app or by phone, and keeps the complaint number. The bank is responsible even if the counter works for another bank.',
        },
        {
          title: 'The RBI Ombudsman',
          text: `If the bank refuses, or has not replied within ${rules.ombudsmanAfter.text}, the customer complains at cms.rbi.org.in, free of charge, in the ${rules.ombudsmanWithin.text} after that.`,
        },
      ],
    },
    '## How a counter prevents most of these cases',
    'Check the signal before the first withdrawal of the day, and charge phone and reader. Let the customer see the amount before the card or finger is used. Keep the app open until the result appears, and make no second attempt in the meantime. At closing, compare the list of approved withdrawals with the cash you paid. Any line that does not match is easier to solve on the same evening. Our pages on the [mobile ATM](/MatmPage) and on [AEPS](/AepsPage) show each service in full.',
  ],
  rules: [
    rules.counterReversal,
    rules.lateReversalADay,
    rules.ombudsmanAfter,
    rules.ombudsmanWithin,
  ],
  sources: [
    {
      by: 'Reserve Bank of India',
      title: 'Complaint Management System',
      url: 'https://cms.rbi.org.in/',
    },
  ],
};
