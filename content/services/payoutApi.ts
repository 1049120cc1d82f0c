import { figures } from '../figures.ts';
import { rules } from '../rules.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

const { modes, apis } = figures.payout;
const [neft, rtgs, imps, upi, ppiWallet] = modes;

/** The amount in the flow of money, in the code and in the picture, in rupees. */
const salary = 42_500;

/** What fails in the example, and the balance before and after everything. */
const returned = 1940;
const balance = 618_450;

export const payoutApi: ServiceContent = {
  heading: 'Payout API for bank accounts, UPI IDs and wallets',
  lead: 'Pay salaries, vendors, refunds and prizes through three APIs, and track every payment to its final status.',
  picture: {
    name: 'payout-api',
    narrow: 'payout-hero-narrow',
    alt: 'A payout balance of ₹6,18,450 from which streams of money flow to four receivers, each as broad as its amount: Gupta Packaging ₹2,36,000 by RTGS, Ananya Sen ₹42,500 by NEFT and Imran Shaikh ₹1,299 by UPI are marked paid in green, Lakshmi Nair ₹850 to a PPI Wallet is pending; above the balance the address of the payout call',
  },
  action: 'Request API access',
  secondAction: { label: 'See the API calls', href: '#calls' },
  proof: [
    { value: `${modes.length} modes`, label: modes.join(', ') },
    { value: `${apis.length} APIs`, label: apis.join(', ') },
    { value: rules.neftBatchEvery.text, label: `from one ${neft} batch to the next, every day` },
    {
      value: rules.impsMaximum.text,
      label: `maximum for one ${imps} payout; a bank may set a lower limit`,
    },
  ],
  partner: 'banking',
  sections: [
    {
      kind: 'useCases',
      heading: 'What does Payouts do?',
      intro:
        'It sends payments straight from your system, so your team stops typing transfers into a bank’s website. Choose the payment you make most.',
    },
    {
      kind: 'statement',
      deep: true,
      heading: `How a ${rupees(salary)} salary shows in your payout balance`,
      intro:
        'You load the balance from your bank account. If a payout fails, the amount returns to your payout balance and its status becomes “failed”.',
      caption: 'Payout balance, 30 November 2026',
      columns: ['Time', 'Entry', 'Amount', 'Balance'],
      opening: { title: 'Opening balance', balance },
      entries: [
        {
          time: '09:40',
          title: 'Load',
          note: 'From your bank account',
          amount: salary,
        },
        {
          time: '10:02',
          title: 'PO-7731 to Ananya Sen',
          note: `${neft}, salary November 2026`,
          amount: -salary,
        },
        {
          time: '10:02',
          title: 'PO-7732 to a closed account',
          note: imps,
          amount: -returned,
        },
        {
          time: '10:02',
          title: 'PO-7732 returned',
          note: 'Failed: ACCOUNT_CLOSED',
          amount: returned,
        },
      ],
    },
    {
      kind: 'table',
      id: 'modes',
      heading: 'Payout modes, limits and timings',
      intro: `You choose the mode for each payout. ${neft}, ${rtgs}, ${imps} and ${upi} also run on Sundays and bank holidays.`,
      caption: 'How each payout mode moves money, its limit, and what you need from the receiver',
      columns: ['Mode', 'Timing', 'Limit for one payout', 'Receiver’s details'],
      rows: [
        [
          neft,
          `In batches, one every ${rules.neftBatchEvery.text}`,
          'Set by the bank',
          'Account number, IFSC',
        ],
        [
          rtgs,
          'One by one, day and night',
          `From ${rules.rtgsMinimum.text}, with no upper limit`,
          'Account number, IFSC',
        ],
        [
          imps,
          'One by one, day and night',
          `Up to ${rules.impsMaximum.text}; a bank may set a lower limit`,
          'Account number, IFSC',
        ],
        [upi, 'One by one, day and night', 'Set by the bank; ask us for yours', 'UPI ID'],
        [
          ppiWallet,
          'One by one',
          `Set by the issuer; a wallet holds at most ${rules.smallCardMaximum.text}, or ${rules.fullKycMaximum.text} with full KYC`,
          'Mobile number of the wallet',
        ],
      ],
    },
    {
      kind: 'code',
      id: 'calls',
      heading: 'API calls, a webhook and two refusals',
      intro:
        'Examples: names and fields follow the API description you receive. Send the key with each call. Amounts are in rupees, and the balance is what is left after the payout. “Added” means that a beneficiary is stored; it does not confirm the account or its holder. If you send your order ID twice, you get the first payout’s status, and nothing is paid again.',
      samples: [
        {
          title: 'Add beneficiaries',
          request: {
            method: 'POST',
            path: '/v1/payouts/beneficiaries',
            headers: ['Authorization: Bearer YOUR_API_KEY'],
            body: {
              beneficiaries: [
                {
                  beneficiaryId: 'EMP-0142',
                  name: 'ANANYA SEN',
                  accountNumber: 'XXXXXXXX4821',
                  ifsc: 'ABCD0123456',
                },
                { beneficiaryId: 'EMP-0177', upiId: 'imran@bank' },
                { beneficiaryId: 'CUS-9071', wallet: '98300XXXXX' },
              ],
            },
          },
          response: {
            status: 201,
            body: {
              beneficiaries: [
                { beneficiaryId: 'EMP-0142', status: 'added' },
                { beneficiaryId: 'EMP-0177', status: 'added' },
                { beneficiaryId: 'CUS-9071', status: 'added' },
              ],
            },
          },
        },
        {
          title: 'Payout',
          takes: 'EMP-0142',
          request: {
            method: 'POST',
            path: '/v1/payouts',
            body: {
              orderId: 'PO-7731',
              beneficiaryId: 'EMP-0142',
              amount: salary,
              mode: 'NEFT',
              remark: 'Salary November 2026',
            },
          },
          response: {
            status: 202,
            body: { orderId: 'PO-7731', status: 'pending', amount: salary, balance },
          },
        },
        {
          title: 'Payout enquiry',
          takes: 'PO-7731',
          request: { method: 'GET', path: '/v1/payouts/PO-7731' },
          response: {
            status: 200,
            body: {
              orderId: 'PO-7731',
              status: 'success',
              mode: 'NEFT',
              amount: salary,
              bankReference: 'ABCDN26334XXXX07',
              completedAt: '2026-11-30T10:32:07+05:30',
            },
          },
        },
        {
          title: 'Webhook: a payout has failed',
          request: {
            method: 'POST',
            path: '/your-webhook-url',
            body: {
              orderId: 'PO-7732',
              status: 'failed',
              reason: 'ACCOUNT_CLOSED',
              amountReturned: returned,
            },
          },
          response: { status: 200 },
        },
        {
          title: 'A call that is refused',
          request: {
            method: 'POST',
            path: '/v1/payouts',
            body: {
              orderId: 'PO-7733',
              beneficiaryId: 'EMP-0142',
              amount: salary,
              mode: 'RTGS',
            },
          },
          response: {
            status: 422,
            body: {
              orderId: 'PO-7733',
              error: {
                code: 'AMOUNT_TOO_SMALL',
                field: 'amount',
                message: `RTGS starts at ${rules.rtgsMinimum.text}.`,
              },
            },
          },
        },
        {
          title: 'Refused: the payout balance is too low',
          request: {
            method: 'POST',
            path: '/v1/payouts',
            body: {
              orderId: 'PO-7734',
              beneficiaryId: 'VEN-0031',
              amount: 750_000,
              mode: 'RTGS',
            },
          },
          response: {
            status: 422,
            body: {
              orderId: 'PO-7734',
              error: { code: 'BALANCE_TOO_LOW', balance },
            },
          },
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'If a payout fails, times out or stays pending',
      picture: {
        name: 'payout-returned',
        alt: 'A phone with payout PO-7732 of ₹1,940: sent, pending, then failed because the account is closed; below it the amount is back in the payout balance',
      },
      rows: [
        {
          term: 'Refused (401 or 422)',
          detail:
            'No payout exists, and nothing was paid. Correct the key or the field named in the error, or load your payout balance. Then send the call again with the same order ID.',
        },
        {
          term: 'No response, or status 500 and above',
          detail:
            'The payout may have gone through. Send a payout enquiry, or repeat the call with the same order ID.',
        },
        {
          term: 'Pending',
          detail:
            'Wait for the webhook, return 200 and confirm it with an enquiry. Or repeat the enquiry at increasing intervals. A new order ID would make a second payment.',
        },
        {
          term: 'Failed',
          detail:
            'The amount is back in your payout balance. Read the reason. If the account was wrong, add the receiver as a new beneficiary. Then pay under a new order ID.',
        },
        {
          term: `${neft} returned by the bank`,
          detail: `The receiver’s bank returns what it cannot credit within ${rules.neftReturn.text} of the batch. The status changes to “failed”, even after “success”, and a webhook names the amount returned.`,
        },
        {
          term: `${imps} and ${upi}`,
          detail: `“Success” is final: only the receiver can send the money back. A pending payout that was debited but not credited is reversed by the banks by ${rules.transferReversal.text}, the day after, and becomes “failed”. For each later day the bank owes ${rules.lateReversalADay.text}, without a claim.`,
        },
        {
          term: 'Bank references',
          detail: `${neft}: ${rules.neftReference.text}. ${rtgs}: ${rules.rtgsReference.text}. ${imps} and ${upi}: ${rules.instantReference.text} digits.`,
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'What you need to go live',
      picture: {
        name: 'payout-approval',
        alt: 'A batch of three salaries worth ₹1,28,700: Meera has entered it at 10:04, and Rahul has a button to approve it',
      },
      items: [
        'Registration documents, PAN and address proof of the business',
        'A bank account in the name of the business, to load your payout balance: ask us by which modes, and how soon a load counts',
        'A server that can make HTTPS calls, receive webhooks and keep the API key secret, as the [data user policy](/DataUserPolicy) asks',
        'From us: the server’s address, the calls you may make in a minute, how to check that a webhook comes from us, and whether your server needs a fixed address',
        'Two people in your own system, if you can: one enters payouts and the other approves them',
        'A way to test: ask us what you can try without money, or begin with small payouts to your own accounts',
        `A check of each new receiver: the [IFSC](/OperatorFinder), and the holder’s name, shown in your own bank’s net banking before ${neft} and ${rtgs} since ${rules.nameLookUpSince.text}`,
        `For prizes, the tax deducted first: ${rules.winningsTax.text} of net winnings from online games, and of any other contest prize above ${rules.winningsThreshold.text}`,
        `A lawful purpose: we refuse payouts for online games played for stakes, which are ${rules.moneyGamesBan.text}, and for money circulation schemes, which are ${rules.moneyCirculation.text} too`,
      ],
    },
  ],
  call: {
    heading: 'Get the API description, your limits and the charges',
    text: 'Tell us how many payouts you make a month, by which modes, and the largest amount. You get the charge for each mode, how it is billed and the time to go live by email or phone.',
  },
  rules: [
    rules.neftBatchEvery,
    rules.impsMaximum,
    rules.rtgsMinimum,
    rules.neftReturn,
    rules.transferReversal,
    rules.lateReversalADay,
    rules.neftReference,
    rules.rtgsReference,
    rules.instantReference,
    rules.nameLookUpSince,
    rules.smallCardMaximum,
    rules.fullKycMaximum,
    rules.winningsTax,
    rules.winningsThreshold,
    rules.moneyGamesBan,
    rules.moneyCirculation,
  ],
};
