/** Rules for moving money between accounts, and for transfers and card payments that fail. */
import { rule, type Source } from './rule.ts';

const rbi = 'Reserve Bank of India';
const npci = 'National Payments Corporation of India';

const rtgsRules: Source = { by: rbi, title: 'RTGS System Regulations' };
const rtgsQuestions: Source = {
  by: rbi,
  title: 'RTGS System: frequently asked questions',
  url: 'https://m.rbi.org.in/Scripts/FAQView.aspx?Id=65',
};
const neftRules: Source = { by: rbi, title: 'NEFT around the clock, from 16 December 2019' };
const neftQuestions: Source = {
  by: rbi,
  title: 'NEFT: frequently asked questions; penal interest, circular of 1 September 2010',
};
const ombudsman: Source = {
  by: rbi,
  title: 'Integrated Ombudsman Scheme, 2026, from 1 July 2026',
  url: 'https://www.rbi.org.in/commonman/English/Scripts/FAQs.aspx?Id=3407',
};
const accountNumberAlone: Source = {
  by: rbi,
  title: 'Inward transactions processed on the account number alone, 14 October 2010',
};
const ruralBanks: Source = {
  by: 'Ministry of Finance',
  title: 'Amalgamation of regional rural banks, notified on 5 April 2025',
};
const impsLimit: Source = {
  by: rbi,
  title: 'Statement on Developmental and Regulatory Policies, 8 October 2021',
};
const upiLimits: Source = { by: npci, title: 'UPI transaction limits, from 15 September 2025' };
const references: Source = { by: rbi, title: 'Reference numbers of NEFT, RTGS and IMPS' };
const nameLookUp: Source = {
  by: rbi,
  title: 'Beneficiary name look-up for RTGS and NEFT, 30 December 2024',
};
const twoFactors: Source = {
  by: rbi,
  title: 'Authentication mechanisms for digital payments, RBI/2025-26/79, 25 September 2025',
};
const turnAround: Source = {
  by: rbi,
  title:
    'Turn around time and customer compensation for failed transactions, RBI/2019-20/67, 20 September 2019',
  url: 'https://website.rbi.org.in/web/rbi/-/citizens-corner/harmonisation-of-turn-around-time-tat-and-customer-compensation-for-failed-transactions-using-authorised-payment-systems-3074',
};
const onlineGaming: Source = {
  by: 'Parliament of India',
  title: 'Promotion and Regulation of Online Gaming Act, 2025',
};
const incomeTax: Source = { by: 'Income Tax Department', title: 'Income-tax Act, 2025, s. 393' };

export const payments = {
  rtgsMinimum: rule(
    { subject: 'Smallest RTGS transfer', value: 2_00_000, unit: 'rupees' },
    rtgsRules,
  ),
  rtgsCredit: rule(
    {
      subject: 'RTGS money is credited, after the bank has received it, within',
      value: 30,
      unit: 'minutes',
    },
    rtgsQuestions,
  ),
  neftBatchEvery: rule(
    { subject: 'NEFT settles a batch every', value: 30, unit: 'minutes' },
    neftRules,
  ),
  neftBatches: rule({ subject: 'NEFT batches a day', value: 48, unit: 'times' }, neftRules),
  neftReturn: rule(
    {
      subject: 'NEFT money that cannot be credited is returned after its batch within',
      value: 2,
      unit: 'hours',
    },
    neftRules,
  ),
  neftLateInterest: rule(
    {
      subject: 'Interest on NEFT money that is credited or returned late, paid without a claim',
      value: 'the repo rate plus two per cent',
      unit: 'words',
    },
    neftQuestions,
  ),
  creditedBy: rule(
    {
      subject: 'Electronic transfers are credited by',
      value: 'the account number alone',
      unit: 'words',
    },
    accountNumberAlone,
  ),
  ombudsmanAfter: rule(
    {
      subject: 'A complaint goes to the RBI Ombudsman if the bank has not replied within',
      value: 'thirty days',
      unit: 'words',
    },
    ombudsman,
  ),
  ombudsmanWithin: rule(
    {
      subject:
        'A complaint goes to the RBI Ombudsman, after the bank’s reply or the end of its time, within',
      value: 90,
      unit: 'days',
    },
    ombudsman,
  ),
  ruralBanksMergedOn: rule(
    {
      subject: 'Where a State had several regional rural banks, they were merged into one on',
      value: '1 May 2025',
      unit: 'words',
    },
    ruralBanks,
  ),
  impsMaximum: rule(
    {
      subject: 'Largest IMPS transfer; a bank may set a lower limit',
      value: 5_00_000,
      unit: 'rupees',
    },
    impsLimit,
  ),
  upiPersonADay: rule(
    { subject: 'UPI between persons in a day', value: 1_00_000, unit: 'rupees' },
    upiLimits,
  ),
  upiMerchant: rule(
    {
      subject: 'UPI payment to a verified merchant in some categories',
      value: 5_00_000,
      unit: 'rupees',
    },
    upiLimits,
  ),
  upiMerchantADay: rule(
    {
      subject: 'UPI to a verified merchant in a few categories in a day',
      value: 10_00_000,
      unit: 'rupees',
    },
    upiLimits,
  ),
  neftReference: rule(
    { subject: 'Reference number of a NEFT transfer', value: 16, unit: 'characters' },
    references,
  ),
  rtgsReference: rule(
    { subject: 'Reference number of an RTGS transfer', value: 22, unit: 'characters' },
    references,
  ),
  instantReference: rule(
    { subject: 'Digits of an IMPS or UPI reference number', value: 12, unit: 'times' },
    references,
  ),
  nameLookUpSince: rule(
    {
      subject: 'Banks show the account holder’s name before RTGS and NEFT since',
      value: '1 April 2025',
      unit: 'words',
    },
    nameLookUp,
  ),
  twoFactorsSince: rule(
    {
      subject: 'Two factors, one of them dynamic, for digital payments since',
      value: '1 April 2026',
      unit: 'words',
    },
    twoFactors,
  ),
  transferReversal: rule(
    { subject: 'Failed IMPS or UPI transfer reversed by', value: 'T+1', unit: 'words' },
    turnAround,
  ),
  counterReversal: rule(
    {
      subject:
        'Failed micro-ATM, card or UPI payment at a counter reversed, and AEPS adjustment started, by',
      value: 'T+5',
      unit: 'words',
    },
    turnAround,
  ),
  lateReversalADay: rule(
    {
      subject: 'Compensation for each day of a late reversal, paid without a claim',
      value: 100,
      unit: 'rupees',
    },
    turnAround,
  ),
  moneyGamesBan: rule(
    {
      subject: 'Online games played for stakes, and payments for them',
      value: 'banned',
      unit: 'words',
    },
    onlineGaming,
  ),
  winningsTax: rule(
    { subject: 'Tax deducted from winnings', value: 30, unit: 'percent' },
    incomeTax,
  ),
  winningsThreshold: rule(
    {
      subject: 'Contest winnings, other than online games, taxed at source above',
      value: 10_000,
      unit: 'rupees',
    },
    incomeTax,
  ),
} as const;
