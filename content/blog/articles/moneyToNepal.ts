import { figures } from '../../figures.ts';
import { rules } from '../../rules.ts';
import { rupees } from '../../rupees.ts';
import type { Article } from '../article.ts';

const maximum = figures.indoNepal.maximumRupees;
const timesAYear = Number(rules.nepalCashAYear.text);

/** What the sender of the example sends every month, as on the cover, in rupees. */
const monthly = 10_000;

/** Nepalese rupees for each Indian rupee. */
const rate = 1.6;
const nepalese = (amount: number): string => rupees(amount * rate).replace('₹', 'NPR ');

export const moneyToNepal: Article = {
  summary:
    'Documents for the sender and details of the receiver for money from India to Nepal. Limits, rate and charges, and why names must match exactly.',
  body: [
    `The sender brings an identity document, and the receiver’s full name, address and phone number in Nepal. The receiver gets it in an account with Nepal SBI Bank, or collects cash with a document in exactly that name. The maximum per cash transfer is ${rupees(maximum)}, up to ${rules.nepalCashAYear.text} times a year. The family receives ${figures.indoNepal.paidOutIn}.`,
    '## How the money travels',
    'The Reserve Bank set up the Indo-Nepal Remittance Facility for Nepalese workers in India who support a family at home. It runs in one direction only. The transfer goes by NEFT to State Bank of India, which passes its transfers on to Nepal SBI Bank at the end of the day. So do not promise the money for the same day. Nepal SBI Bank credits its own account holders. For everyone else, a money transfer company in Nepal pays out the cash.',
    'Each of these three copies the name that was typed at your counter. The last one compares it with a document. So a spelling mistake shows up only in Nepal, after the sender has gone home.',
    {
      kind: 'checklist',
      heading: 'What the sender should bring',
      items: [
        'A passport, PAN card, driving licence or telephone bill, or an employer’s certificate with photograph',
        'The address in India and a mobile number that is switched on',
        'The receiver’s full name, as a photo or a copy of the receiver’s own document',
        'The receiver’s address and phone number in Nepal',
        'For an account: its number, and the name exactly as Nepal SBI Bank has it',
        'The amount and the charge in cash, or the details of the sender’s own bank account',
      ],
    },
    'A sender with a bank account does not need to show these documents again, since that bank has already checked them. It is also the better way to send larger amounts.',
    {
      kind: 'table',
      heading: 'Cash or bank account: the two limits',
      caption: 'Limits for money to Nepal, paid in cash and from a bank account',
      columns: ['Point', 'Paid in cash', 'From the sender’s bank account'],
      rows: [
        ['One transfer', `Up to ${rupees(maximum)}`, `Up to ${rules.nepalFromAccount.text}`],
        ['In a year', `At most ${rules.nepalCashAYear.text} transfers`, 'No limit on the number'],
        [
          'Maximum in a year',
          `${rupees(maximum * timesAYear)}, if every transfer is at the limit`,
          'No yearly cap',
        ],
        ['Where', 'At a counter or a bank branch', 'At the sender’s own bank'],
      ],
    },
    `Suppose a guard in Kolkata sends ${rupees(monthly)} home every month and pays in cash. After a year he has sent ${rupees(monthly * timesAYear)} and has used all ${rules.nepalCashAYear.text} transfers. An extra transfer for a festival or a hospital bill would be one too many. If he sends ${rupees(monthly * 2)} every second month instead, he has six transfers in reserve.`,
    {
      kind: 'table',
      heading: 'What arrives at NPR 1.60 for each rupee',
      intro:
        'The charge is paid on top and does not reduce the amount. Show the sender the rate on your screen before you take the cash.',
      caption: 'Amounts sent in Indian rupees and received in Nepalese rupees at NPR 1.60',
      columns: ['Sent from India', 'Received in Nepal'],
      rows: [2500, monthly, 25_000, maximum].map((amount) => [rupees(amount), nepalese(amount)]),
    },
    '## What it costs',
    `At a bank branch, a cash transfer costs at most ${rules.nepalSendingBankCharge.text} for the sending bank, and ${rules.nepalStateBankCharge.text} for State Bank of India. Cash collection in Nepal adds ${rules.nepalSmallCashCharge.text} on transfers up to ${rules.nepalSmallCashUpTo.text}, and ${rules.nepalCashCharge.text} above that. An account with Nepal SBI Bank therefore saves money on every transfer. At a shop, the counter shows the full charge before the sender agrees.`,
    {
      kind: 'checklist',
      heading: 'What the receiver should have ready',
      items: [
        'The identity document whose spelling was sent, in the original',
        'The reference number of the transfer, and the sender’s name and town',
        'The amount to expect in Nepalese rupees',
        'A phone that the paying office can call',
      ],
    },
    'The sender should give the reference number to the receiver alone, by a call rather than in a family group. A stranger who knows it can try to collect first. Do not give it to a caller who claims to be from the bank.',
    {
      kind: 'table',
      heading: 'What goes wrong, and what to do',
      caption: 'Problems with a transfer to Nepal, their cause and the way out',
      columns: ['Problem', 'Usual cause', 'What to do'],
      rows: [
        [
          'The name does not match',
          'A short form was sent: Sunita Thapa for Sunita Devi Thapa',
          'Send receipt and correct name to your provider before pay-out. The bank’s terms decide on a correction',
        ],
        [
          'The account is not credited',
          'A wrong digit, or a name that differs from the account',
          'Ask for the status with the receipt number; the bank credits it or returns the money',
        ],
        [
          'The cash is not collected',
          'The receiver was not told, or the phone number was wrong',
          'Call the receiver. Cancellation and refund follow the bank’s terms',
        ],
        [
          'The limit is used up',
          'Too many small cash transfers in the year',
          'Send from the sender’s bank account. Never send in another person’s name',
        ],
      ],
    },
    'The last line matters for your counter too. A transfer in a borrowed name evades the limit, and it can cost you the service. Shops that want to offer these transfers will find the steps on our [Indo-Nepal page](/IndoNepal). For family in India, use a [domestic transfer](/DmtPage).',
  ],
  rules: [
    rules.nepalCashAYear,
    rules.nepalFromAccount,
    rules.nepalSendingBankCharge,
    rules.nepalStateBankCharge,
    rules.nepalSmallCashUpTo,
    rules.nepalSmallCashCharge,
    rules.nepalCashCharge,
  ],
};
