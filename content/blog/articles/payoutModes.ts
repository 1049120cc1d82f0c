import { rules } from '../../rules.ts';
import type { Article } from '../article.ts';
import { neftTimes } from '../neftTimes.ts';

/** The four payments of the cover, in rupees. */
const payments = { invoice: 2_36_000, salary: 61_200, advance: 25_000, refund: 1299 };

/** Five past six in the evening, in minutes after midnight. */
const evening = neftTimes(18 * 60 + 5);

export const payoutModes: Article = {
  summary:
    'NEFT, RTGS, IMPS, UPI or a wallet: how each pays, its limits and its timing. With four payments of one day, and what to do when a payout fails.',
  body: [
    `Let the amount decide first. For ${rules.rtgsMinimum.text} or more, use RTGS. Below that, use IMPS or UPI if somebody is waiting, and NEFT if an hour or two makes no difference. A wallet suits small rewards to people whose bank account you do not have.`,
    '## What each mode does with your money',
    `NEFT (National Electronic Funds Transfer) collects payments and settles them in a batch every ${rules.neftBatchEvery.text}. RTGS (Real Time Gross Settlement) settles every payment by itself. Both are run by the Reserve Bank, day and night, on all days of the year.`,
    'IMPS (Immediate Payment Service) and UPI (Unified Payments Interface) are run by NPCI, the National Payments Corporation of India. Both are built for one payment with an answer in seconds. IMPS needs an account number and an IFSC. UPI needs only a UPI ID, which is shorter and easier to type.',
    'A prepaid wallet is different. The money stays with its issuer until the receiver spends it, or withdraws it where full KYC allows that.',
    {
      kind: 'steps',
      heading: 'Choose in four questions',
      steps: [
        {
          title: 'How much is it?',
          text: `${rules.rtgsMinimum.text} or more: RTGS, or NEFT for a list. IMPS ends at ${rules.impsMaximum.text}.`,
        },
        {
          title: 'Is somebody waiting?',
          text: 'A customer at a counter or on the phone: UPI or IMPS. A supplier or a payroll: NEFT.',
        },
        {
          title: 'Which details do you have?',
          text: 'Account number and IFSC: NEFT, RTGS or IMPS. A UPI ID: UPI. A mobile number with a wallet: PPI Wallet.',
        },
        {
          title: 'By when must it be final?',
          text: `The receiving bank credits RTGS within ${rules.rtgsCredit.text} of receiving it. A NEFT payout at 18:05 is settled at ${evening.batch}, and credited or returned by ${evening.credited}.`,
        },
      ],
    },
    {
      kind: 'sum',
      heading: 'Four payments of one day',
      intro: 'One list, four modes, before any charge of your provider.',
      terms: [
        {
          amount: payments.invoice,
          title: 'RTGS: an invoice',
          text: 'Above the RTGS minimum. It is settled singly, so the supplier sees it soon.',
        },
        {
          amount: payments.salary,
          title: 'NEFT: a salary',
          text: 'Planned for the day, so the next batch is early enough.',
        },
        {
          amount: payments.advance,
          title: 'IMPS: a travel advance',
          text: 'The employee is at the station, and you have the account on file.',
        },
        {
          amount: payments.refund,
          title: 'UPI: a refund',
          text: 'The customer gave a UPI ID and is still in the chat.',
        },
      ],
      total: {
        title: 'Leaves your balance',
        text: 'Load at least this much before the run starts.',
      },
    },
    {
      kind: 'facts',
      heading: 'Limits you will meet',
      rows: [
        {
          term: 'RTGS',
          detail: `From ${rules.rtgsMinimum.text}. There is no upper limit in the system`,
        },
        {
          term: 'NEFT',
          detail: 'The Reserve Bank sets no limit. Your bank may set one for each payment or day',
        },
        { term: 'IMPS', detail: `Up to ${rules.impsMaximum.text}. A bank may set a lower limit` },
        {
          term: 'UPI',
          detail: `${rules.upiPersonADay.text} a day is the limit between persons. For payouts, ask your bank or provider for yours`,
        },
        {
          term: 'Wallet',
          detail: `A small wallet holds at most ${rules.smallCardMaximum.text}, and takes at most ${rules.smallCardLoadAMonth.text} in a month. One with full KYC (know your customer) holds ${rules.fullKycMaximum.text}. Both limits on the balance count what is already in it`,
        },
      ],
    },
    '## If a payout fails, change the mode only after the final status',
    `Instant modes depend on the receiving bank at that moment. If its system is down, IMPS or UPI fails. NEFT leaves that bank ${rules.neftReturn.text} after the batch to credit the account. So NEFT is a sensible second choice for an urgent payment that failed.`,
    'A pending payout may still succeed. If you send the same amount by another mode in the meantime, the receiver may be paid twice. Ask for the status first, and pay again only after “failed”.',
    {
      kind: 'code',
      heading: 'From a failed IMPS payout to NEFT',
      intro: 'Examples: names and fields follow the API description you receive.',
      samples: [
        {
          title: 'Ask for the status',
          request: { method: 'GET', path: '/v1/payouts/ADV-2208' },
          response: {
            status: 200,
            body: {
              orderId: 'ADV-2208',
              status: 'failed',
              mode: 'IMPS',
              reason: 'BENEFICIARY_BANK_UNAVAILABLE',
              amountReturned: payments.advance,
            },
          },
        },
        {
          title: 'Pay by NEFT under a new order ID',
          request: {
            method: 'POST',
            path: '/v1/payouts',
            body: {
              orderId: 'ADV-2208-2',
              beneficiaryId: 'EMP-0177',
              amount: payments.advance,
              mode: 'NEFT',
            },
          },
          response: {
            status: 202,
            body: { orderId: 'ADV-2208-2', status: 'pending', amount: payments.advance },
          },
        },
      ],
    },
    `If your account was debited and the receiver has nothing, the rules differ by mode. Banks reverse a failed IMPS or UPI transfer by ${rules.transferReversal.text}, where T is the day of the transfer. After that they pay ${rules.lateReversalADay.text} for each day of delay. NEFT money that cannot be credited comes back within ${rules.neftReturn.text} of its batch.`,
    '## The reference tells you which mode it was',
    `Store the bank’s reference with each payment, because the receiver’s bank searches by it. NEFT has ${rules.neftReference.text}, RTGS ${rules.rtgsReference.text}, and IMPS and UPI have ${rules.instantReference.text} digits. A field of ${rules.rtgsReference.value} characters therefore holds them all.`,
    'You choose the mode for each payout in our [Payout API](/PayoutApi). If your list is a payroll, continue with the [salary day checklist](/Blog?post=salary-day-checklist).',
  ],
  rules: [
    rules.rtgsMinimum,
    rules.rtgsCredit,
    rules.neftBatchEvery,
    rules.neftReturn,
    rules.neftReference,
    rules.rtgsReference,
    rules.instantReference,
    rules.impsMaximum,
    rules.upiPersonADay,
    rules.smallCardMaximum,
    rules.smallCardLoadAMonth,
    rules.fullKycMaximum,
    rules.transferReversal,
    rules.lateReversalADay,
  ],
};
