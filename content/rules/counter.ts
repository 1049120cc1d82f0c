/** Rules for services over a counter: cash transfers, AEPS, bills, cards and remittance to Nepal. */
import { rule, type Source } from './rule.ts';

const rbi = 'Reserve Bank of India';
const npci = 'National Payments Corporation of India';

const cashTransfer: Source = {
  by: rbi,
  title: 'Domestic Money Transfer framework, RBI/2024-25/52, 24 July 2024, and 5 October 2011',
};
const aepsOperators: Source = {
  by: rbi,
  title: 'Due diligence of AEPS touchpoint operators, RBI/2025-26/63, 27 June 2025',
};
const correspondents: Source = {
  by: rbi,
  title: 'Business correspondents of banks, RBI/2010-11/217, 28 September 2010',
};
const aepsLimits: Source = { by: npci, title: 'AEPS circulars on limits and operators, 2022' };
const registeredDevices: Source = {
  by: 'Unique Identification Authority of India',
  title: 'Registered biometric devices',
  url: 'https://www.uidai.gov.in/en/ecosystem/authentication-devices-documents/biometric-devices.html',
};
const bbps: Source = {
  by: rbi,
  title: 'Bharat Bill Payment System Directions, 29 February 2024',
};
const fastag: Source = {
  by: 'National Highways Authority of India',
  title: 'FASTag status at toll plazas, 19 February 2025',
};
const fastagBalance: Source = {
  by: 'National Highways Authority of India',
  title: 'No minimum balance on the FASTag of a car, jeep or van, 10 February 2021',
};
const tollFees: Source = {
  by: 'Ministry of Road Transport and Highways',
  title:
    'National Highways Fee (Determination of Rates and Collection) (Third Amendment) Rules, 2025, from 15 November 2025',
};
const cardPayments: Source = { by: rbi, title: 'Payment Aggregator Directions, 15 September 2025' };
const noDiscount: Source = {
  by: 'Ministry of Finance',
  title: 'No merchant discount on RuPay debit cards and UPI, from 1 January 2020',
};
const contactless: Source = { by: rbi, title: 'Contactless card payments, from 1 January 2021' };
const prepaid: Source = {
  by: rbi,
  title: 'Master Directions on Prepaid Payment Instruments, 27 August 2021, updated',
};
const nepal: Source = {
  by: rbi,
  title: 'Indo-Nepal Remittance Facility, RBI/2021-22/94, 27 August 2021',
};
const nepalQuestions: Source = {
  by: rbi,
  title: 'Indo-Nepal Remittance Facility: frequently asked questions, October 2022',
  url: 'https://www.rbi.org.in/commonman/english/Scripts/FAQs.aspx?Id=350',
};
const cardSwitches: Source = {
  by: rbi,
  title: 'Enhancing security of card transactions, 15 January 2020',
};

export const counter = {
  cashTransferMaximum: rule(
    {
      subject: 'Cash sent through a business correspondent, each transfer',
      value: 5_000,
      unit: 'rupees',
    },
    cashTransfer,
  ),
  cashTransferAMonth: rule(
    {
      subject: 'Cash sent through a business correspondent, each sender a month',
      value: 25_000,
      unit: 'rupees',
    },
    cashTransfer,
  ),
  aepsWithdrawal: rule(
    {
      subject: 'Largest AEPS cash withdrawal; a bank may set a lower limit',
      value: 10_000,
      unit: 'rupees',
    },
    aepsLimits,
  ),
  aepsWithdrawalsADay: rule(
    {
      subject: 'Approved AEPS withdrawals for each customer and terminal in a day',
      value: 5,
      unit: 'times',
    },
    aepsLimits,
  ),
  aepsOperatorLogin: rule(
    {
      subject: 'AEPS operators prove themselves with two factors, one biometric, at least',
      value: 'once a day',
      unit: 'words',
    },
    aepsLimits,
  ),
  aepsIdleOperator: rule(
    { subject: 'KYC of an idle AEPS operator is repeated after', value: 3, unit: 'months' },
    aepsOperators,
  ),
  correspondentSign: rule(
    {
      subject: 'The sign at the counter of a bank’s correspondent names',
      value: 'the bank, its business correspondent and the charges',
      unit: 'words',
    },
    correspondents,
  ),
  aepsDevices: rule(
    {
      subject: 'Fingerprint scanners registered with UIDAI, level',
      value: 'L1',
      unit: 'words',
    },
    registeredDevices,
  ),
  billAgents: rule(
    {
      subject: 'Shops take bills as agents of an operating unit that the Reserve Bank has',
      value: 'authorised',
      unit: 'words',
    },
    bbps,
  ),
  fastagStatus: rule(
    {
      subject: 'National Highways plazas read a tag’s status',
      value: 'at once',
      unit: 'words',
    },
    fastag,
  ),
  fastagBalance: rule(
    {
      subject: 'The FASTag of a car, jeep or van is accepted while its balance is',
      value: 'not negative',
      unit: 'words',
    },
    fastagBalance,
  ),
  tollByUpi: rule(
    {
      subject: 'On National Highways without a valid FASTag, times the toll by UPI',
      value: 1.25,
      unit: 'times',
    },
    tollFees,
  ),
  tollInCash: rule(
    {
      subject: 'On National Highways without a valid FASTag, times the toll in cash',
      value: 2,
      unit: 'times',
    },
    tollFees,
  ),
  shopPaymentCollectors: rule(
    {
      subject: 'Collecting card and UPI payments for shops, other than by a bank, is',
      value: 'authorised by the Reserve Bank',
      unit: 'words',
    },
    cardPayments,
  ),
  noDiscountModes: rule(
    {
      subject: 'Merchant discount on RuPay debit cards and UPI',
      value: 0,
      unit: 'percent',
    },
    noDiscount,
  ),
  tapWithoutPin: rule(
    { subject: 'Largest contactless card payment without a PIN', value: 5_000, unit: 'rupees' },
    contactless,
  ),
  tapSwitchedOn: rule(
    {
      subject: 'On a new card, contactless payment is switched on by',
      value: 'the cardholder',
      unit: 'words',
    },
    cardSwitches,
  ),
  giftCardMaximum: rule(
    { subject: 'Gift card: maximum balance', value: 10_000, unit: 'rupees' },
    prepaid,
  ),
  smallCardMaximum: rule(
    { subject: 'Small prepaid card: maximum balance', value: 10_000, unit: 'rupees' },
    prepaid,
  ),
  smallCardLoadAMonth: rule(
    {
      subject: 'Small prepaid card: most it may be loaded with in a month',
      value: 10_000,
      unit: 'rupees',
    },
    prepaid,
  ),
  fullKycMaximum: rule(
    { subject: 'Full-KYC prepaid card: maximum balance', value: 2_00_000, unit: 'rupees' },
    prepaid,
  ),
  smallCardToFullKyc: rule(
    {
      subject: 'A small prepaid card that is loaded with cash moves to full KYC in about',
      value: 24,
      unit: 'months',
    },
    prepaid,
  ),
  nepalCashAYear: rule(
    { subject: 'Cash transfers to Nepal for each sender a year', value: 12, unit: 'times' },
    nepal,
  ),
  nepalFromAccount: rule(
    {
      subject: 'Largest transfer to Nepal from a bank account',
      value: 2_00_000,
      unit: 'rupees',
    },
    nepal,
  ),
  nepalSendingBankCharge: rule(
    {
      subject: 'Largest charge of the sending bank for a cash transfer to Nepal',
      value: 5,
      unit: 'rupees',
    },
    nepalQuestions,
  ),
  nepalStateBankCharge: rule(
    {
      subject: 'Charge of State Bank of India for a cash transfer to Nepal',
      value: 20,
      unit: 'rupees',
    },
    nepalQuestions,
  ),
  nepalSmallCashUpTo: rule(
    {
      subject: 'The lower charge for collecting cash in Nepal applies up to',
      value: 5000,
      unit: 'rupees',
    },
    nepalQuestions,
  ),
  nepalSmallCashCharge: rule(
    {
      subject: 'Added charge if cash is collected in Nepal, on a small transfer',
      value: 50,
      unit: 'rupees',
    },
    nepalQuestions,
  ),
  nepalCashCharge: rule(
    {
      subject: 'Added charge if cash is collected in Nepal, on a larger transfer',
      value: 75,
      unit: 'rupees',
    },
    nepalQuestions,
  ),
} as const;
