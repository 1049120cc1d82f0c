import { rules } from '../../rules.ts';
import { rupees } from '../../rupees.ts';
import type { Article } from '../article.ts';

/** The tag of the example, in rupees. The top-up is that of the cover. */
const tag = { topUp: 500, late: -340, deposit: -200 } as const;
const owed = -(tag.topUp + tag.late + tag.deposit);

/** A toll that has to be paid in another way, in rupees. */
const toll = 160;
const byUpi = rupees(toll * Number(rules.tollByUpi.value));
const inCash = rupees(toll * Number(rules.tollInCash.value));

export const fastagRefused: Article = {
  summary:
    'Why a toll plaza refuses a FASTag after a top-up. How to recognise a closed tag, missing KYC, a wrong number or an old list, and who corrects it.',
  body: [
    `If a FASTag is refused after a top-up, check three things. Is the vehicle number right, did the money go to the bank that issued the tag, and what status does that bank’s app show? National Highways plazas read the status ${rules.fastagStatus.text}, so money is seldom the cause there. Often the tag is blocked for incomplete KYC (identity documents), which only its bank can correct, or the money went to an older tag.`,
    `## What the plaza sees

A FASTag has no money on it. It is a sticker with a number, and the balance is in an account with the bank that issued it. The reader in the lane sends the number to the toll network, and asks for the tag’s status. The barrier opens if the tag is active.

On National Highways, this happens in real time, as the National Highways Authority of India confirmed in February 2025. A top-up therefore counts before you cross. Some State-road plazas still work from lists that banks send at intervals. There, a tag with fresh money can be on the old list for a while.`,
    {
      kind: 'table',
      heading: 'Six reasons for a refusal, and who can correct them',
      caption:
        'Reasons why a topped-up FASTag is refused, how to recognise each, and who corrects it',
      columns: ['Reason', 'How to recognise it', 'Who corrects it'],
      rows: [
        [
          'The money went to an old tag',
          'The receipt names another bank than the sticker',
          'The bank on the receipt',
        ],
        [
          'KYC is incomplete',
          'The app shows the balance and a request for documents',
          'You, by sending documents to the issuer',
        ],
        [
          'Vehicle details differ',
          'A wrong letter in the number, a wrong class, or photos of the vehicle that the issuer has asked for (KYV, know your vehicle)',
          'The issuer, with the registration certificate',
        ],
        [
          'The balance is still negative',
          'Late tolls and the deposit were taken from the top-up',
          'You, with another top-up',
        ],
        [
          'The plaza works from a list',
          'A State road, and the app shows an active tag',
          'Time, and a top-up a day earlier',
        ],
        [
          'The tag cannot be read',
          'Other cars pass; the sticker is torn, folded or behind a tinted strip',
          'The issuer, with a new tag',
        ],
      ],
    },
    `## One vehicle has one valid tag

A vehicle may have only one FASTag. When a bank issues a new one, the tag of the previous bank is closed. The old account may still exist, and a bill payment screen may still offer the old bank’s name.

So ask the owner to read the bank’s name from the sticker on the windscreen. Then choose that bank, enter the registration number, and compare the name that is returned with the owner’s. If the money has already gone to the closed tag, that bank has to refund it.

## Where a top-up can go

The tag of a car, jeep or van is accepted while its balance is ${rules.fastagBalance.text}. So one toll can take the account below zero. The bank then uses the security deposit, and restores it from the next top-up. Tolls that were posted late are deducted as well. After a long trip, all of this can be more than the new money.`,
    {
      kind: 'sum',
      heading: `Worked example: ${rupees(tag.topUp)} paid, and the tag is still refused`,
      intro:
        'The amounts are an example. The issuer’s app shows yours, and some issuers took no deposit.',
      terms: [
        { amount: tag.topUp, title: 'Top-up', text: 'At the counter, before the trip' },
        { amount: tag.late, title: 'Late tolls', text: 'Crossed on the last trip, posted since' },
        { amount: tag.deposit, title: 'Deposit', text: 'Had been used up, is restored' },
      ],
      total: { title: 'Balance', text: `Top up ${rupees(owed)} more, and the tolls ahead` },
    },
    `An annual pass is another surprise. It is valid on National Highways and National Expressways only. On a State road, the ordinary balance of the same tag pays, and it may be empty.

## What to do in the lane and after it

Do not argue at the barrier. The plaza cannot see why a bank has blocked a tag, and the queue behind you grows.`,
    {
      kind: 'steps',
      heading: 'From the barrier to a working tag',
      steps: [
        {
          title: 'Look at the status',
          text: 'Open the issuer’s app. “Active” with a balance points to the reader or the list; “blocked”, “hotlisted” or “blacklisted” to the bank.',
        },
        {
          title: 'Ask for a hand-held reader',
          text: 'If the tag is active, the staff can scan it again from close by.',
        },
        {
          title: 'Pay another way if you must',
          text: `On a National Highway, you pay ${rules.tollByUpi.text} times the toll by UPI, and ${rules.tollInCash.text} times in cash where cash is taken. For a toll of ${rupees(toll)}, that is ${byUpi} or ${inCash}. Keep the receipt.`,
        },
        {
          title: 'Call the issuer',
          text: 'The number is on the sticker or in the app. Give vehicle number, plaza, lane and time.',
        },
        {
          title: 'Report the plaza if it is at fault',
          text: 'On National Highways, call 1033. An active tag that was not read is a matter for the plaza.',
        },
      ],
    },
    `If you paid at the barrier and the tag was charged as well, dispute the charge with the issuer. The receipt from the lane is your proof.

## What a counter should check before it sells a top-up

Through [BBPS](/BbpsPage), a FASTag is topped up with the vehicle’s registration number and the name of the issuing bank. The payment rarely fails. Most complaints come from one of these points, and all of them can be checked in a minute.`,
    {
      kind: 'checklist',
      heading: 'Before you press the button',
      items: [
        'The bank’s name, read from the sticker or from a photo of it',
        'The registration number, read back letter by letter: WB 02 AB 4107',
        'The name that the bank returns, confirmed by the customer',
        'The balance, if the bank returns it, and the tolls on the way',
        'A mobile number of the customer’s own for the receipt',
        'The journey: for State roads, a top-up on the day before',
      ],
    },
    `Give the receipt with its transaction reference. If the bank has not credited the amount, the customer complains with [that reference](/Blog?post=bbps-receipt-reference) where it was paid. If the amount is on the tag and the lane still refuses it, another top-up changes nothing. Send the customer to the issuer.`,
  ],
  rules: [rules.fastagStatus, rules.fastagBalance, rules.tollByUpi, rules.tollInCash],
  sources: [
    {
      by: 'National Highways Authority of India',
      title: 'One Vehicle, One FASTag; highway helpline 1033',
      url: 'https://nhai.gov.in/',
    },
    {
      by: 'National Payments Corporation of India',
      title: 'NETC FASTag: how the programme works',
      url: 'https://www.npci.org.in/',
    },
  ],
};
