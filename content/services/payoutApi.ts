import { figures } from '../figures.ts';
import { rules } from '../rules.ts';
import type { ServiceContent } from './serviceContent.ts';

const [neft, rtgs, imps, upi, ppiWallet] = figures.payout.modes;

/** The amount in the code and in the picture, in rupees. */
const salary = 42_500;

/** What fails in the example, and the balance after everything. */
const returned = 1940;
const balance = 618_450;

export const payoutApi: ServiceContent = {
  heading: 'Payout API for bank accounts, UPI IDs and wallets',
  lead: 'Pay salaries, vendors, refunds and prizes through three APIs, and track every payment to its final status.',
  picture: {
    name: 'payout-api',
    narrow: 'payout-hero-narrow',
    alt: 'A payout balance of ₹6,18,450, and five payouts today of ₹3,19,049, which run as streams to their receivers, each as broad as its amount: the shop of Gupta Packaging gets ₹2,36,000 by RTGS, Ananya Sen ₹42,500 by NEFT, Arjun Pillai ₹38,400 by IMPS and Imran Shaikh ₹1,299 by UPI, all ticked in green; Lakshmi Nair’s ₹850 to a PPI Wallet is pending',
  },
  action: 'Request API access',
  secondAction: { label: 'See the API calls', href: '#calls' },
  partner: 'banking',
  sections: [
    {
      kind: 'useCases',
      heading: 'What does Payouts do?',
    },
    {
      kind: 'facts',
      id: 'modes',
      heading: 'Payout modes, limits and timings',
      banner: {
        name: 'payout-modes-wide',
        narrow: 'payout-modes',
        medium: 'payout-modes-tablet',
        alt: `Five modes as lanes on a scale of amounts from ₹100 to ₹10 lakh and beyond, on which each line is ten times the one before: ${rtgs} to a bank account begins at ${rules.rtgsMinimum.text} and points on without an end; ${neft} to a bank account and ${upi} to a UPI ID are outlines that stay open on the right, because the bank sets the limit; ${imps} to a bank account ends at ${rules.impsMaximum.text}; a small ${ppiWallet} ends at ${rules.smallCardMaximum.text}, and one with full KYC at ${rules.fullKycMaximum.text}`,
      },
      rows: [
        {
          term: `When ${neft} runs`,
          detail: `Every ${rules.neftBatchEvery.text}, holidays too.`,
        },
        {
          term: `When ${rtgs}, ${imps} and ${upi} run`,
          detail: 'Day and night.',
        },
        {
          term: `What a ${ppiWallet} takes`,
          detail: 'No more than its KYC allows.',
        },
        {
          term: 'Who may set lower limits',
          detail: 'Your bank or the wallet’s issuer.',
        },
      ],
    },
    {
      kind: 'code',
      id: 'calls',
      heading: 'Add a beneficiary, pay, and check the status',
      intro:
        'Example fields; yours follow the API description. “Added” does not confirm an account or its holder. If you send your order ID twice, nothing is paid again.',
      samples: [
        {
          title: 'Beneficiaries',
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
              added: [
                { beneficiaryId: 'EMP-0142', modes: ['NEFT', 'RTGS', 'IMPS'] },
                { beneficiaryId: 'EMP-0177', modes: ['UPI'] },
                { beneficiaryId: 'CUS-9071', modes: ['wallet'] },
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
          title: 'Enquiry',
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
          title: 'Webhook',
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
          title: 'Too small',
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
          title: 'Low balance',
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
      kind: 'outcomes',
      look: 'slips',
      heading: 'What each payout status means',
      terms: ['Meaning', 'Your next step'],
      outcomes: [
        {
          name: 'Success',
          tone: 'good',
          details: ['Paid. The enquiry has the bank reference.', 'Give your payee the reference.'],
        },
        {
          name: 'Pending, 5xx or no response',
          tone: 'wait',
          details: [
            'It may have been paid. A new order ID could pay twice.',
            'Wait for the webhook and confirm with an enquiry, or repeat the same order ID.',
          ],
        },
        {
          name: 'Failed',
          tone: 'bad',
          details: ['The amount is back in your balance.', 'Read the reason. Use a new order ID.'],
        },
        {
          name: `${neft}, returned`,
          tone: 'bad',
          details: [
            `Within ${rules.neftReturn.text} of its batch, a “success” becomes “failed”.`,
            'Check the account. Use a new order ID.',
          ],
        },
        {
          name: `${imps} or ${upi}, not credited`,
          tone: 'wait',
          details: [
            `By ${rules.transferReversal.text}, the next day, even a “success” becomes “failed”.`,
            `For each later day the bank owes ${rules.lateReversalADay.text}, without a claim.`,
          ],
        },
        {
          name: 'Refused',
          tone: 'quiet',
          details: [
            'The call returned 401 or 422. Nothing was paid.',
            'Correct the call or load your balance. Keep the order ID.',
          ],
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'What you need to go live',
      namesPartner: true,
      pictureFirst: true,
      picture: {
        name: 'payout-approval-tall',
        narrow: 'payout-approval',
        alt: 'A batch of three salaries worth ₹1,28,700: Meera has entered it at 10:04, and Rahul has a button to approve it',
      },
      items: [
        'Registration, PAN, address proof, and a bank account to load the balance from',
        'A server that keeps the API key secret, as the [data user policy](/DataUserPolicy) asks',
        'In your own software, two people if you can: one enters payouts, the other approves',
        `Tax deducted from prizes: ${rules.winningsTax.text} of net online winnings, and of others above ${rules.winningsThreshold.text}`,
        `A business without online games for stakes (${rules.moneyGamesBan.text}) or money circulation schemes (${rules.moneyCirculation.text})`,
      ],
    },
  ],
  call: {
    heading: 'Get the API description, your limits and the charges',
    text: 'Tell us how many payouts you make a month, by which modes, and the largest amount. We reply with the charge for each mode, what you can test without money, and the time to go live.',
    picture: 'payout-closing',
  },
  rules: [
    rules.neftBatchEvery,
    rules.impsMaximum,
    rules.rtgsMinimum,
    rules.neftReturn,
    rules.transferReversal,
    rules.lateReversalADay,
    rules.smallCardMaximum,
    rules.fullKycMaximum,
    rules.winningsTax,
    rules.winningsThreshold,
    rules.moneyGamesBan,
    rules.moneyCirculation,
  ],
};
