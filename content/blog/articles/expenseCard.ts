import { rules } from '../../rules.ts';
import { rupees } from '../../rupees.ts';
import type { Article } from '../article.ts';

/** The receipts of four weeks of each holder of the example, in rupees. */
const holders = [
  { name: 'Rahul, field engineer', weeks: [3850, 4400, 4650, 1800] },
  { name: 'Ananya, sales', weeks: [2200, 1750, 2900, 2350] },
  { name: 'Bikash, office', weeks: [900, 640, 1120, 760] },
] as const;

/** The largest week, rounded up to the next ₹500. */
const load = (weeks: readonly number[]): number => Math.ceil(Math.max(...weeks) / 500) * 500;

const [rahul, ananya, bikash] = holders;
const rahulsLoad = load(rahul.weeks);
const total = (weeks: readonly number[]): number => weeks.reduce((sum, week) => sum + week, 0);
const atStake = holders.reduce((sum, { weeks }) => sum + load(weeks), 0);

/** Rahul’s quiet week, as on the cover. */
const spent = { fuel: 900, courier: 620, tea: 280 } as const;
const receipts = spent.fuel + spent.courier + spent.tea;

export const expenseCard: Article = {
  summary:
    'How to choose prepaid cards for staff expenses and set the amount for each holder. Refill by receipts each week, and know what to do if a card is lost.',
  body: [
    'Give one card to each person who buys things, and load one week’s need on it. Every week, refill it by the total of the receipts you have received. The holder can spend only what is loaded, so spending stays within your limit. Arrange KYC (the identity check of each holder) first, because the issuer activates a card only when it has the details it needs.',
    `## Which kind of card suits expenses

Three kinds of prepaid card are common in India. A gift card cannot be reloaded, so it does not suit weekly expenses. The choice is between a small card and a full-KYC card, and the issuer decides which one it offers.`,
    {
      kind: 'table',
      heading: 'Small or full KYC, by what the holder has to do',
      caption: 'Needs of card holders, and the kind of prepaid card that meets each',
      columns: ['The holder needs to', 'Small card', 'Full-KYC card'],
      rows: [
        ['Pay in shops, at pumps and online', 'Yes', 'Yes'],
        [
          'Hold a larger balance',
          `Up to ${rules.smallCardMaximum.text}`,
          `Up to ${rules.fullKycMaximum.text}`,
        ],
        [
          'Reload the card through the month',
          `Up to ${rules.smallCardLoadAMonth.text} in a month`,
          'As long as the balance stays within its limit',
        ],
        ['Take out cash for a village market', 'No', 'Yes, within limits'],
        ['Send money to a supplier’s account', 'No', 'Yes, as the issuer provides'],
        ['Start with few documents', 'Yes', 'No, complete KYC'],
      ],
    },
    `## Set the amount from four weeks of receipts

Too little on the card brings phone calls from a petrol pump. Too much leaves money unused, and at risk if the card is lost. Take each person’s receipts of the last four weeks, find the largest week, and round it up.`,
    {
      kind: 'table',
      heading: 'Worked example: three cards',
      intro: 'Each amount is the largest week, rounded up to the next ₹500.',
      caption: 'Receipts of four weeks for three employees, and the amount loaded on each card',
      columns: ['Holder', 'Week 1', 'Week 2', 'Week 3', 'Week 4', 'Load'],
      rows: holders.map(({ name, weeks }) => [
        name,
        ...weeks.map((week) => rupees(week)),
        rupees(load(weeks)),
      ]),
    },
    `Check the monthly limit before you choose the kind of card. Rahul’s four refills come to ${rupees(total(rahul.weeks))}, and a small card may be loaded with ${rules.smallCardLoadAMonth.text} a month, so he needs a full-KYC card. Ananya’s ${rupees(total(ananya.weeks))} just fits, but a month with five refills would exceed the limit. Bikash’s ${rupees(total(bikash.weeks))} suits a small card. An issuer may set lower limits than these.

The three cards together hold ${rupees(atStake)} at most. That is all the company can lose if every card disappears on the same day. A company debit card that the team shares gives access to the whole account.

## Refill only what the receipts show

Accountants call this method an imprest. The card always returns to the same amount, and the refill equals the receipts. In week 4, Rahul spent less than usual.`,
    {
      kind: 'sum',
      heading: 'Rahul’s card at the end of week 4',
      terms: [
        { amount: rahulsLoad, title: 'Loaded', text: 'Monday morning' },
        { amount: -spent.fuel, title: 'Fuel', text: 'Two bills from the pump' },
        { amount: -spent.courier, title: 'Courier', text: 'Spare parts sent back' },
        { amount: -spent.tea, title: 'Tea', text: 'Tea and snacks with customers' },
      ],
      total: {
        title: 'Left on the card',
        text: `Refill ${rupees(receipts)} once the receipts are in`,
      },
    },
    {
      kind: 'steps',
      heading: 'Collect, match, ask, refill: the weekly routine',
      steps: [
        {
          title: 'Friday: collect',
          text: 'The holder sends a photo of each receipt, with a word on its purpose.',
        },
        {
          title: 'Friday: match',
          text: 'Compare the receipts with the card statement, line by line.',
        },
        {
          title: 'Saturday: ask',
          text: 'A line without a receipt stays open. It is not refilled until it is explained.',
        },
        {
          title: 'Monday: refill',
          text: 'Load the total of the matched receipts, and record them as expenses.',
        },
      ],
    },
    `In the books, a load is an advance to the employee. It becomes an expense only with the receipt. For GST (Goods and Services Tax), ask shops for an invoice with your company’s name and GSTIN. A card slip alone does not support a claim for input tax credit.

## Write the rules on one page

Each holder signs this page before receiving the card. Keep it short enough to be read.`,
    {
      kind: 'facts',
      heading: 'An example of such a page',
      rows: [
        { term: 'For', detail: 'Fuel, local travel, courier, parts, meals with customers' },
        { term: 'Never for', detail: 'Private purchases, fines, cash for others' },
        { term: 'Receipts', detail: 'A photo on the same day, in the team’s folder' },
        {
          term: 'Tap and PIN',
          detail: `If the issuer offers tap, the holder switches it on. A tap up to ${rules.tapWithoutPin.text} needs no PIN, so a lost card can be tapped until it is blocked`,
        },
        {
          term: 'Lost card',
          detail: 'Block it at once in the issuer’s app or by its helpline, then inform accounts',
        },
        {
          term: 'Leaving the company',
          detail: 'Return the card, with all receipts, on the last day',
        },
      ],
    },
    `Let each holder save the issuer’s helpline number before the first purchase. Try the block function once, while the card is still in the holder’s hand.

## When a payment fails or a card is lost

- **The card is lost.** Once it is blocked, ask the issuer for a replacement with the remaining balance. Compare the statement with the receipts for the hours in between, and dispute unknown lines with the issuer.
- **A shop got no confirmation, but the card was debited.** The debit is reversed by ${rules.counterReversal.text}, where T is the day of payment. After that, the holder gets ${rules.lateReversalADay.text} for each day of delay, without a claim.
- **A hotel declines the card.** Hotels often block a deposit above the room price. Load the deposit as well for a trip. It is released after checkout.
- **A receipt is missing.** Accept a written note for small amounts, once a month. After that, follow your expense policy.
- **The employee leaves.** Keep refills small during the notice period, and block the card on the last day. Ask the issuer how the unspent balance returns.

Do not pay salaries on an expense card. Send them to bank accounts, with the [checklist for salary day](/Blog?post=salary-day-checklist). Our page on [prepaid cards](/PrepaidCard) compares all three kinds and names the documents for a programme.`,
  ],
  rules: [
    rules.smallCardMaximum,
    rules.smallCardLoadAMonth,
    rules.fullKycMaximum,
    rules.tapWithoutPin,
    rules.counterReversal,
    rules.lateReversalADay,
  ],
};
