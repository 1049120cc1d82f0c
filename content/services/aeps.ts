import { figures } from '../figures.ts';
import { rules } from '../rules.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

/** The amount in the flow of money and in the picture, in rupees. */
const withdrawal = 3000;

/** The cash of the worked day, in rupees; round numbers, named as an example on the page. */
const drawer = { morning: 30_000, sales: 12_000 } as const;

export const aeps: ServiceContent = {
  heading: 'AEPS cash withdrawal at your shop or across your district',
  lead: `With Aadhaar and a fingerprint, customers of over ${figures.aeps.banks} banks withdraw cash at your counter, or at the shops you support as a distributor.`,
  picture: {
    name: 'aeps',
    narrow: 'aeps-hero-narrow',
    alt: 'At the counter of a village shop, a grey-haired customer lays a finger on a scanner, three ₹500 notes lie ready beside it, and the shopkeeper holds up a phone that shows a withdrawal of ₹3,000 and a fingerprint marked as matched',
  },
  action: 'Offer AEPS',
  secondAction: { label: 'See the earnings', href: '#earnings' },
  proof: [
    { value: rules.aepsWithdrawal.text, label: 'most per withdrawal; a bank may set less' },
    {
      value: `${rules.aepsWithdrawalsADay.text} a day`,
      label: 'most withdrawals by a customer at one terminal',
    },
    { value: `${figures.aeps.banks}+ banks`, label: 'whose customers you can serve' },
    { value: `${figures.aeps.distributors}+`, label: 'distributors in our AEPS network' },
  ],
  sections: [
    {
      kind: 'cards',
      heading: 'What your customers can do with AEPS',
      intro: 'NPCI runs AEPS for bank accounts linked to Aadhaar.',
      cards: [
        {
          picture: {
            name: 'aeps-bit-cash',
            narrow: 'aeps-bit-cash-narrow',
            alt: 'A hand with three ₹500 notes',
          },
          title: 'Cash withdrawal',
          text: 'Wages, pensions and government benefits in cash, close to home.',
        },
        {
          picture: {
            name: 'aeps-bit-balance',
            narrow: 'aeps-bit-balance-narrow',
            alt: 'A balance of ₹12,460 after ₹8,200 came in',
          },
          title: 'Balance enquiry',
          text: 'Customers see whether their money has arrived.',
        },
        {
          picture: {
            name: 'aeps-bit-statement',
            narrow: 'aeps-bit-statement-narrow',
            alt: 'A slip from a printer: wages +8,200, cash −3,000',
          },
          title: 'Mini statement',
          text: 'The latest entries, if the customer’s bank offers this.',
        },
        {
          picture: {
            name: 'aeps-bit-pay',
            narrow: 'aeps-bit-pay-narrow',
            alt: 'A basket of groceries beside a fingerprint scanner, and ₹640 marked as paid',
          },
          title: 'Aadhaar Pay',
          text: 'Customers pay for their shopping with a fingerprint.',
        },
      ],
    },
    {
      kind: 'flow',
      heading: `How a ${rupees(withdrawal)} Aadhaar withdrawal works`,
      intro:
        'The customer gives the bank, the Aadhaar number and a fingerprint. You pay the cash. Your working limit rises by as much, to be settled to your bank as agreed.',
      amount: withdrawal,
      stops: [
        {
          name: 'Customer’s bank',
          pays: 'Bank account',
          onward: 'AEPS',
        },
        {
          name: 'Your counter',
          receives: 'Your working limit',
          pays: 'Cash in the drawer',
          onward: 'Cash',
        },
        {
          name: 'The customer',
          receives: 'Cash in hand',
        },
      ],
      cast: {
        name: 'aeps-cast',
        narrow: 'aeps-cast-narrow',
        alt: 'The front of a bank; the shopkeeper with his moustache at his counter, where there is room between banknotes and the fingerprint scanner; the grey-haired customer in her sari, where there is room with three banknotes held up',
      },
      backWhen: 'Debit returned',
      back: `If the account is debited but you see no approval, pay no cash. The ${rupees(withdrawal)} goes back to the customer’s account.`,
    },
    {
      kind: 'dial',
      id: 'cash',
      heading: 'An example day: the cash you need',
      dial: {
        label: 'Withdrawals on the day',
        unit: 'times',
        least: 0,
        most: 30,
        step: 1,
        example: 12,
      },
      terms: [
        {
          amount: drawer.morning,
          title: 'Cash in the morning',
          text: 'In the drawer when you open.',
        },
        {
          amount: drawer.sales,
          title: 'Cash from your sales',
          text: 'What customers pay in notes.',
        },
        {
          each: -withdrawal,
          title: 'Cash paid out',
          text: `Withdrawals of ${rupees(withdrawal)} each: {n}.`,
        },
      ],
      total: {
        title: 'Cash in the evening',
        text: 'Your limit rose by what you paid out.',
        below: {
          title: 'Cash shortfall',
          text: 'The drawer is empty before the last customer. Start with more, or collect cash during the day.',
        },
      },
    },
    {
      kind: 'facts',
      beside: true,
      id: 'earnings',
      heading: 'What you can earn',
      rows: [
        {
          term: 'Maximum earnings a month',
          figure: rupees(figures.aeps.monthlyEarningsRupees),
          detail:
            'For distributors with their shops. No guarantee: it depends on customers’ withdrawals.',
        },
        {
          term: 'How you earn',
          figure: 'Per withdrawal',
          detail: 'On each that succeeds. Ask us for the rates.',
        },
        {
          term: 'Time to go live',
          figure: `${figures.aeps.liveWithinHours} hours`,
          detail: 'Once the bank’s checks are complete.',
        },
      ],
    },
    {
      kind: 'checklist',
      namesPartner: true,
      heading: 'What an AEPS counter needs',
      pictureFirst: true,
      picture: {
        name: 'aeps-counter-tall',
        narrow: 'aeps-counter',
        alt: 'On a counter, a standing sign, “Banking counter”, that names Bharat Gram Bank and Sri Balaji Stores and says “Charges as listed”; before it a fingerprint scanner wired to a phone that shows “Paid out ₹3,000”',
      },
      items: [
        'PAN, Aadhaar, photograph and address proof of each operator',
        'A bank account in the name of the business or its owner',
        'An Android phone or computer with internet; AEPS can be in your [recharge application](/RechargeApplication)',
        `An ${rules.aepsDevices.text} fingerprint scanner registered with UIDAI: ask us for the price`,
        `A sign naming ${rules.correspondentSign.text}`,
        `Operator login with two factors, one biometric, at least ${rules.aepsOperatorLogin.text}`,
        `KYC of each operator by the bank, and again after ${rules.aepsIdleOperator.text} idle`,
      ],
    },
    {
      kind: 'outcomes',
      look: 'slips',
      heading: 'If a withdrawal fails or a customer complains',
      terms: ['What it means', 'What you do'],
      outcomes: [
        {
          name: 'Unapproved debit',
          tone: 'bad',
          details: [
            `The credit starts by ${rules.counterReversal.text}, T being the day of the withdrawal. After that the customer gets ${rules.lateReversalADay.text} a day without a claim.`,
            'Pay no cash. Keep the reference number. The same rules hold for Aadhaar Pay.',
          ],
        },
        {
          name: 'No result',
          tone: 'wait',
          details: [
            'The bank may have approved the withdrawal or not.',
            'Check the status before you pay or try again.',
          ],
        },
        {
          name: 'Fingerprint not read',
          tone: 'wait',
          details: [
            'The bank has not identified the customer. Some banks offer face authentication.',
            'Clean the scanner and try another finger. A debit card works at a [mobile ATM](/MatmPage).',
          ],
        },
        {
          name: 'A complaint',
          tone: 'quiet',
          details: [
            'Customers may also complain to their own bank.',
            `Send us the reference number. Support is available ${figures.company.supportHours}.`,
          ],
        },
      ],
    },
  ],
  partner: 'banking',
  call: {
    heading: 'Start AEPS at your shop or in your district',
    text: 'Send your district and the number of shops: yours alone, or all you work with. We reply with the bank’s document list, the commission, any joining fee and the settlement times.',
    picture: 'aeps-closing',
  },
  rules: [
    rules.aepsWithdrawal,
    rules.aepsWithdrawalsADay,
    rules.aepsOperatorLogin,
    rules.aepsIdleOperator,
    rules.aepsDevices,
    rules.correspondentSign,
    rules.counterReversal,
    rules.lateReversalADay,
  ],
};
