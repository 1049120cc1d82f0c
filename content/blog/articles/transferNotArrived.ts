import { rules } from '../../rules.ts';
import { rupees } from '../../rupees.ts';
import type { Article } from '../article.ts';
import { neftTimes } from '../neftTimes.ts';

/** The transfer of the example, as on the cover, in rupees. */
const sent = 4500;

/** Ten past eleven, in minutes after midnight. */
const neft = neftTimes(11 * 60 + 10);

export const transferNotArrived: Article = {
  summary:
    'A transfer shows successful but the balance has not changed. What to check on the receipt, how long IMPS and NEFT may take, and what to ask the bank.',
  body: [
    'First compare the account number on the receipt with the passbook, digit by digit. If it is right, the receiving bank usually has the money and has not yet shown it in the account. Give it the time in the table below, then take the bank’s reference number to the family’s branch. Do not send the amount again until the first transfer has been traced.',
    '## Why “successful” can come before the money',
    'A transfer passes through the sender’s bank, a payment network and the receiver’s bank. “Successful” on your screen reports how far it got, and the meaning differs by mode.',
    `With NEFT (National Electronic Funds Transfer), it often means that the sending bank has accepted the order. The money then waits for the next batch; there is one every ${rules.neftBatchEvery.text}. The receiving bank has ${rules.neftReturn.text} after that batch to credit it or send it back.`,
    'With IMPS (Immediate Payment Service), the receiving bank normally confirms the credit within seconds. If that confirmation is lost on the way, the networks settle the transfer later, and the entry may appear after some hours.',
    'The SMS is a separate service. It can be late, or go to a number the family no longer uses. So look at the balance or a mini statement before you start a complaint.',
    {
      kind: 'table',
      heading: `How long ${rupees(sent)} may take`,
      intro:
        'The example was sent on Friday, 20 November 2026 at 11:10. T is the day of the transfer, counted by the calendar. Holidays do not stop either mode.',
      caption: `A transfer of ${rupees(sent)} by IMPS and by NEFT: usual time, last time and compensation`,
      columns: ['Point', 'IMPS', 'NEFT'],
      rows: [
        ['Usually in the account', 'Within a minute', `Soon after the ${neft.batch} batch`],
        [
          'Credited, or on its way back, by',
          `${rules.transferReversal.text}, which is Saturday, 21 November`,
          neft.credited,
        ],
        [
          'If the bank is late',
          `${rules.lateReversalADay.text} for each day after ${rules.transferReversal.text}, without a claim`,
          `Interest at ${rules.neftLateInterest.text}, without a claim`,
        ],
        [
          'Reference on the receipt',
          `${rules.instantReference.text} digits`,
          rules.neftReference.text,
        ],
      ],
    },
    {
      kind: 'table',
      heading: 'What the receipt shows, and what to do',
      intro: `Banks credit electronic transfers by ${rules.creditedBy.text}. The name on the receipt does not correct a wrong digit.`,
      caption: 'What a comparison of receipt and passbook shows, what it means and the next step',
      columns: ['You find', 'It means', 'Do this'],
      rows: [
        [
          'The number is right',
          'The entry is late',
          'Wait until the time in the first table, then ask the family’s branch',
        ],
        [
          'The number is right, the IFSC belongs to another bank',
          'The other bank usually has no such account, and returns the money. If it has one, somebody else may have been paid',
          'Wait for the return, [find the right IFSC](/Blog?post=what-an-ifsc-tells-you), send again',
        ],
        [
          'A wrong number that does not exist',
          'The transfer cannot be credited',
          'Wait until the status changes to failed. Then repay the sender, or send to the right number',
        ],
        [
          'A wrong number that exists',
          'Somebody else has been paid',
          'Report it to your support and your bank the same day',
        ],
        [
          'The account is frozen or closed',
          'The bank cannot credit it',
          'Wait until the money is back, then send to another account of theirs',
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'What the family should say at their branch',
      intro:
        'A branch can search its incoming transfers by the bank’s reference, but not by the order ID of a shop or an app. Send the family a photo of the receipt. They should take their passbook and an identity document along.',
      items: [
        'The bank’s reference number, often printed as UTR or RRN',
        'The mode: IMPS or NEFT',
        'Date, time and amount',
        'The account number and the IFSC, as they are on the receipt',
        'The name of the sending bank',
      ],
    },
    'With these, the clerk can see whether the entry is posted, waits in an internal account, or has gone back. If it has gone back, the sender’s side has the money. The counter then repays the sender, or sends again to the corrected account. Many systems text the sender a code for the refund; enter it when you hand back the cash.',
    '## If the money went to a stranger, or does not come back',
    'The sender’s bank asks the receiving bank to contact the account holder. The money returns only if that person agrees, so the first hours matter. The sender should give the request in writing and keep a copy. A counter that took the cash should send its order ID and the reference to its provider at once. If the sender was tricked into the transfer, [report the fraud](/Blog?post=check-an-account-before-paying) within minutes.',
    `If the bank refuses, or has not replied within ${rules.ombudsmanAfter.text}, the sender can complain to the RBI Ombudsman in the ${rules.ombudsmanWithin.text} after that. The complaint is free of charge and is filed at cms.rbi.org.in. Attach the receipt and the bank’s answer, if there is one.`,
    'To prevent the next case, read the number back to the sender before you confirm a [money transfer](/DmtPage). For a first transfer to a new account, [check the account](/Blog?post=check-an-account-before-paying) or send a small amount first.',
  ],
  rules: [
    rules.neftBatchEvery,
    rules.neftReturn,
    rules.neftLateInterest,
    rules.neftReference,
    rules.transferReversal,
    rules.lateReversalADay,
    rules.instantReference,
    rules.creditedBy,
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
