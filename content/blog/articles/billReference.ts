import { rules } from '../../rules.ts';
import { rupees } from '../../rupees.ts';
import type { Article } from '../article.ts';

/** The bill of the example, as on the cover, in rupees. */
const bill = 1840;

/** The reference on the cover: the operating unit, year and day of the payment, and its own number. */
const reference = 'BB01 6318 AAFK 0077 1934';

export const billReference: Article = {
  summary:
    'The reference on a BBPS receipt proves a bill payment. It is the key to its status and to a complaint. Where to find it, and how to use it.',
  body: [
    'The transaction reference on a BBPS receipt identifies your payment in the national bill payment system. With it you can ask for the status, raise a complaint where you paid, and prove to the biller that you paid. The electricity or water office can find the payment by it, too. Keep the receipt until the next bill shows the amount as received.',
    `## Why one number is known to everyone

BBPS (Bharat Bill Payment System), now branded Bharat Connect, joins shops and apps on one side and billers on the other. It is run by NPCI Bharat BillPay Ltd. A bill you pay in a shop passes through five computers. They belong to the shop, the shop’s operating unit, the central unit, the biller’s operating unit, and the biller. An operating unit is a bank or company that the Reserve Bank has ${rules.billAgents.text} to take part. The shop’s unit answers for its shops.

Each of the five has numbers of its own. The transaction reference is the one they share. It usually has 20 letters and digits. Receipts also call it the B-Connect Txn ID or the BBPS reference.`,
    {
      kind: 'table',
      heading: 'Six numbers on a receipt, and what to use each for',
      caption: 'Numbers on the receipt of a bill payment, and what each is for',
      columns: ['Number', 'Given by', 'Use it for'],
      rows: [
        ['Transaction reference', 'BBPS', 'Status, complaint and proof, at any participant'],
        [
          'Approval reference number',
          'The biller’s side',
          'Asking the biller directly. It shows that the payment reached its side',
        ],
        ['Consumer number', 'The biller', 'Finding your connection, but no single payment'],
        ['Bill number', 'The biller', 'Showing which month was paid'],
        ['Order ID', 'The shop or app', 'Questions to that shop or app alone'],
        [
          `UPI reference, ${rules.instantReference.text} digits`,
          'The payment network',
          'Asking your bank about the debit',
        ],
      ],
    },
    {
      kind: 'facts',
      heading: `Example: the receipt of a ${rupees(bill)} electricity bill`,
      intro: 'Masked characters are shown as X. Check the first three lines before you leave.',
      rows: [
        { term: 'Biller', detail: 'The electricity company, by its full name' },
        { term: 'Consumer number', detail: '3041 98XX 55' },
        { term: 'Customer’s name', detail: 'R. MONDAL, as the biller returned it' },
        { term: 'Bill', detail: 'November 2026, due on 21 November 2026' },
        {
          term: 'Amount',
          detail: `${rupees(bill)}, and the fee on a line of its own, if there is one`,
        },
        { term: 'Paid', detail: '14 November 2026, 5:18 pm, in cash' },
        { term: 'Transaction reference', detail: reference },
        { term: 'Approval reference number', detail: '84471905' },
        { term: 'Status', detail: 'Successful' },
      ],
    },
    `A shop’s own slip without a transaction reference is no proof of a BBPS payment. Ask for the reference before you leave the counter, or look for it in the SMS.

## How to raise a complaint with it

You do not need to visit the biller. Start where you paid, since that side can see the payment and the money.`,
    {
      kind: 'steps',
      heading: 'From the receipt to an answer',
      steps: [
        {
          title: 'Ask for the status',
          text: 'Give the reference at the shop, or open the payment in the app. Pending payments often clear the same day.',
        },
        {
          title: 'Raise the complaint there',
          text: 'Choose the reason, such as “transaction successful, account not updated”. The central system passes it to the biller’s side.',
        },
        {
          title: 'Note the complaint number',
          text: 'It is different from the transaction reference. You need it to follow the case.',
        },
        {
          title: 'Show the receipt to the biller',
          text: 'If a disconnection is near, send the biller’s helpline the reference and a photo of the receipt.',
        },
        {
          title: 'Ask your bank only about a lost debit',
          text: 'If the shop or app never received your UPI or card payment, quote the UPI reference or the card slip.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What went wrong, and what to do',
      intro: 'T is the day of the payment, and the days are calendar days.',
      caption: 'Problems after a bill payment, what they mean and what to do',
      columns: ['You see', 'It means', 'What to do'],
      rows: [
        [
          'Pending',
          'The biller’s side has not confirmed',
          'Wait for the result. A second payment may count twice',
        ],
        [
          'Failed, paid in cash',
          'The biller received nothing',
          'Take the cash back at the shop, or pay again under a new reference',
        ],
        [
          'Failed, but paid by UPI or card',
          'The shop or app may have your money, although the bill was not paid',
          `Ask the shop or app first: it refunds what it received. If the money never arrived there, your bank reverses the debit by ${rules.counterReversal.text}. After that it owes you ${rules.lateReversalADay.text} a day without a claim`,
        ],
        [
          'Successful, bill still open',
          'The biller has not posted it yet',
          'Give it a working day or two, then complain with the reference',
        ],
        [
          'Paid twice',
          'Two references for one bill',
          'Give both to the biller. Many set the second amount off against the next bill',
        ],
        [
          'Wrong consumer number',
          'Another customer’s bill was paid',
          'Report it the same day. The biller decides whether it can be moved',
        ],
      ],
    },
    `If the bank does not reverse a failed debit, complain to it in writing. If it refuses, or has not replied within ${rules.ombudsmanAfter.text}, the RBI Ombudsman takes the complaint in the ${rules.ombudsmanWithin.text} after that. It is free of charge, at cms.rbi.org.in.

## If the receipt is lost

The payment can still be found. At the shop or in the app, it is listed under the mobile number that was given for it, together with the date. So give your own number when you pay, and not the shop’s. On a bank statement, look for the amount and the day.

## What a shop should do with every reference

- Print it in large type, in groups of four characters.
- Send it by SMS as well, to the customer’s own number.
- Store it with your order ID, consumer number, amount and time.
- Hand out the receipt only when the status is successful.

The last point prevents most disputes. A printed receipt for a pending payment looks like proof, and the customer will use it as proof.

If a text tells your customer that the power will be cut tonight, look the payment up by its reference. Then read [what to do about such messages](/Blog?post=bill-cannot-be-fetched).

To offer bill payment yourself, read how [BBPS collection](/BbpsPage) works and what each of its categories asks for.`,
  ],
  rules: [
    rules.billAgents,
    rules.instantReference,
    rules.counterReversal,
    rules.lateReversalADay,
    rules.ombudsmanAfter,
    rules.ombudsmanWithin,
  ],
  sources: [
    {
      by: 'National Payments Corporation of India',
      title: 'Approval reference number on receipts, NPCI/2018-19/BBPS/001, 9 May 2018',
    },
    {
      by: 'NPCI Bharat BillPay Ltd',
      title: 'Bharat Connect: complaints about bill payments',
    },
    {
      by: 'Reserve Bank of India',
      title: 'Complaint Management System',
      url: 'https://cms.rbi.org.in/',
    },
  ],
};
