import { dayRange } from '../dayRange.ts';
import { figures } from '../figures.ts';
import type { PictureText } from '../pictureText.ts';
import { rules } from '../rules.ts';
import { folded } from './folded.ts';
import type { Policy } from './policy.ts';
import { stages } from './stages.ts';

const days = {
  name: 'policy-refund-days',
  narrow: 'policy-refund-days-narrow',
  alt: `The days of a refund, to scale, with a box for each day, an outlined box for a day that may not be needed, and the number of the last day below: ${figures.refund.requestDays} calendar days from the purchase to your request, ${figures.refund.reviewBusinessDays} business days to our decision, and ${figures.refund.processingBusinessDays} business days from the approval to your money.`,
} as const satisfies PictureText;

export const refundAndCancellationPolicy: Policy = {
  heading: 'Refund and cancellation policy',
  lead: 'This policy explains what can be refunded or cancelled, how to ask, and when the money returns.',
  picture: {
    name: 'policy-refund',
    alt: 'An invoice for software of ₹4,999 with the stamp Refunded; an arrow leads from the stamp to the card that paid, where the ₹4,999 have arrived.',
  },
  rules: [rules.transferReversal, rules.counterReversal, rules.lateReversalADay, rules.neftReturn],
  inShort: [
    {
      value: `${figures.refund.requestDays} days`,
      label: 'after you buy software, to request a refund',
    },
    {
      value: 'At cycle end',
      label: 'a cancelled subscription stops, with no refund',
    },
    { value: 'No refund', label: 'for custom work, once work has started' },
    {
      value: `${figures.recharge.refundHours} hours`,
      label: 'for the automatic refund of a failed recharge',
    },
  ],
  body: (company, draw) => `
## What this policy covers

This policy applies to software, subscriptions, custom work and transaction services you buy from ${company.name}. “We” and “us” mean ${company.name}. “You” means the customer named on the order or invoice. You cannot order or pay on this website: you buy under a written proposal, order or agreement.

If your signed agreement has its own terms on refunds or cancellation, those terms apply to what it covers. This policy does not affect your rights under the Consumer Protection Act, 2019, where that Act applies to you.

## How a software refund works

You can return ready-made software. A request has three stages. With the refund, your licence ends: please remove the software from your systems, with all copies. Taxes are treated as the law requires, and you receive a credit note where one is due.

<div>${draw(days)}</div>

${stages([
  {
    name: 'Request',
    rule: `Email us within ${figures.refund.requestDays} calendar days of your purchase.`,
    text: [
      'The days begin on the day after your payment. If we can fix the problem, we may offer to do so, but you can still continue with your request.',
      'We cannot accept a request after this time. You can still report a fault, and any support or warranty in your agreement stays in force.',
    ],
  },
  {
    name: 'Review',
    rule: `Within ${dayRange(figures.refund.reviewBusinessDays)} business days, our email states the amount, or the reason if we decline.`,
    text: [
      'The time counts from your request. We compare your order with what was delivered, consider your reason, and check how far the product was used. If something is missing, we write to you and continue when you reply.',
      `A business day is any day except a Saturday, a Sunday or a public holiday in ${company.city}.`,
    ],
  },
  {
    name: 'Refund',
    rule: `Within ${dayRange(figures.refund.processingBusinessDays)} business days, the money returns to the original payment method.`,
    text: [
      'The time counts from the approval. The original method is the card, bank account or prepaid balance the money came from. If it no longer exists, we agree with you on another in the name of the payer. Your bank may take longer to show the credit.',
    ],
  },
])}

## How to request a refund

Write to [${company.billingEmail}](mailto:${company.billingEmail}) from the email address we have on file. Put “Refund” and the invoice number in the subject line, and include:

- the customer’s name on the invoice;
- the date, the amount and the payment method, with the payment reference;
- the product or service, or the order ID of the transaction;
- the reason, with a screenshot or an error message if you have one.

> **Keep these to yourself.** Do not send card numbers, PINs or one-time passwords. We never ask for them to pay a refund.

## Subscriptions

You can cancel a subscription at any time by writing to us. **The cancellation takes effect at the end of the billing cycle in which we receive it.** Until then you can use the service in full. There is no refund for that cycle, whether or not you use the remaining days. We do not charge you for the next cycle.

If you pay by a standing instruction, cancel it with your bank or payment app as well. Export the data you need before the cycle ends.

## Custom work

Custom work is software, a website, an application, an integration or a campaign made to your order. **It is non-refundable once work has started, because those hours go into your project alone.**

Work starts when we begin the analysis, design, development or set-up described in your order. To cancel before that, write to us at once. Your agreement says how an advance is treated. If you stop a project midway, payments for work already started are not refunded.

## Failed recharges

If a recharge through our service fails, the amount is refunded automatically within ${figures.recharge.refundHours} hours. The time counts from the moment the status becomes “failed”. The amount returns to the prepaid balance or working limit it was paid from. **You do not need to raise a ticket.** The [Recharge API page](/RechargeApi) explains the steps.

A pending recharge has not failed yet. Once the operator responds, it becomes a success or a failure, and a failure is refunded. If you sold the recharge to your own customer, pass the refund on. If the amount has not been returned in time, send us the ID of the order.

## Other transactions

Banks, billers, operators, the railways and public agencies set the rules for these transactions. T is the day of the transaction.

| Transaction | What applies |
| --- | --- |
| Failed IMPS or UPI transfer | The banks reverse it by **${rules.transferReversal.text}** |
| Failed NEFT transfer | The bank returns it within **${rules.neftReturn.text}** of its batch |
| Failed mobile ATM withdrawal, or card or UPI payment at a counter | The banks reverse it by **${rules.counterReversal.text}** |
| Failed AEPS withdrawal | The banks start the adjustment by **${rules.counterReversal.text}** |

If an IMPS, UPI, mobile ATM, card or AEPS reversal is late, the bank owes the customer **${rules.lateReversalADay.text}** for each day of delay. The customer does not need to claim it.

${folded(
  'Payouts, bills, tickets, PAN, SMS',
  `| Other transaction | What applies |
| --- | --- |
| Failed payout or money transfer | Returned to the payout balance or the working limit from which it was paid |
| Failed bill payment | Returned to the prepaid balance or working limit it was paid from, so that you can repay your customer |
| Completed recharge or bill payment | We cannot reverse it ourselves; we pass your complaint to the operator or biller and send you the answer |
| Transfer to Nepal that is not paid out | Cancelled and refunded under the terms of its bank |
| Train ticket | Cancelled and refunded under the rules of the railways |
| PAN application | The agency’s rules decide whether its fee is returned; if you paid and have no acknowledgement number, send us the date and the applicant’s name |
| SMS sent or lookup answered | Not refundable |`,
)}

Please check the number and the amount before you confirm a payment. Money sent to a wrong bank account can be returned only with the help of the bank and the person who received it.

## Charges made by mistake

If you were charged twice, or an invoice is wrong, write to us with the references. The time limit for requests does not apply to such errors. We check our records and those of the bank, and return any amount you did not owe.

## If we end a service

We may stop a service that we can no longer provide, for example because an operator or a bank ends it. We then refund what you have paid for the part you can no longer receive. We may also end a service that was used against the law, the [terms and conditions](/TermCondition) or the [data user policy](/DataUserPolicy). Your agreement and the law then decide what is owed.

Before you load a prepaid balance or add to a working limit, ask us how the unused part is returned when a service ends, and have it written into your agreement.

## Complaints, law and contact

If you disagree with a decision, reply to our email with your reasons and ask us to review it. The law of ${figures.legal.governingLaw} governs this policy, and the courts at ${company.legalDistrict} have jurisdiction. This does not limit your right as a consumer to complain elsewhere.

For billing, write to [${company.billingEmail}](mailto:${company.billingEmail}). For anything else, write to [${company.contactEmail}](mailto:${company.contactEmail}), call ${company.phone}, or use the [contact page](/Contact). The version on this page applies, and the page shows the date of its last change.
`,
};
