import { figures } from '../figures.ts';
import type { Policy } from './policy.ts';

export const refundAndCancellationPolicy: Policy = {
  heading: 'Refund and cancellation policy',
  lead: 'When money comes back, how long it takes, and how to ask for it.',
  body: (company) => `
## What this policy covers

This policy applies to software, subscriptions, custom work and transaction services that you buy from ${company.name}. “We” and “us” mean ${company.name}; “you” means the customer named on the order or invoice. This website takes no orders and no payments. Purchases are made by a proposal, order or agreement outside the site.

If your signed agreement has terms of its own on refunds or cancellation, those terms apply to what it covers. Your rights under the Consumer Protection Act, 2019, where that Act applies to you, stay as they are.

## The rules at a glance

| What you bought or asked for | What applies |
| --- | --- |
| Software | Ask for a refund within ${figures.refund.requestDays} days of purchase |
| Review of your request | ${figures.refund.reviewBusinessDays} business days |
| Approved refund | Processed in ${figures.refund.processingBusinessDays} business days, to the original payment method |
| Subscription | Cancellation takes effect at the end of the billing cycle, with no refund |
| Custom work | Non-refundable once work has started |
| Failed recharge | Refunded automatically within ${figures.recharge.refundHours} hours |

## How we count days

A business day is any day except a Saturday, a Sunday or a public holiday in ${company.city}. The ${figures.refund.requestDays} days for a software refund request are calendar days. They begin on the day after the purchase, which is the date of your payment. A request counts from the moment that your mail reaches us.

## Software

If you bought ready-made software from us and want your money back, ask within ${figures.refund.requestDays} days of purchase. Tell us what is wrong. If the fault can be put right, we may offer to do that; you are free to go on with the request instead.

A request that arrives after the ${figures.refund.requestDays} days cannot be accepted as a refund request. You can still report a fault, and any support or warranty in your agreement stays in force. When a refund is approved, your licence ends. Remove the software and the copies of it from your systems.

## Subscriptions

You can cancel a subscription at any time by writing to us. The cancellation takes effect at the end of the billing cycle in which we receive it. Until then the service goes on as before and you may use it in full. There is no refund for that cycle, whether or not you use the service in the days that remain, and we do not charge you for the next one.

If you pay by a standing instruction, cancel that with your bank or payment app as well. Export the data that you need before the cycle ends.

## Custom work

Custom work is software, a website, an application, an integration or a campaign that we make to your order. It is non-refundable once the work has started, because the hours go into your project alone.

Work starts when we begin the analysis, design, development or set-up described in your order. If you want to cancel before that, write to us at once; your agreement says how an advance is treated. If you stop a project midway, what you have paid for work already started is not refunded.

## Failed recharges

If a recharge through our service fails, the amount is refunded automatically within ${figures.recharge.refundHours} hours, to the balance from which it was paid. You need not open a ticket. The [Recharge API page](/RechargeApi) shows each step.

A pending recharge has not failed yet. It is settled as a success or a failure once the operator answers, and the refund follows if it failed. If you sold the recharge to a customer of your own, pass the refund on to them. If the amount is not back after ${figures.recharge.refundHours} hours, send us the order id.

## Other transactions

Some transactions run under rules that we do not set:

- **A completed recharge or bill payment** has been credited by the operator or biller. Check the number and the amount before you confirm, because we cannot reverse it ourselves. We pass on your complaint and tell you the answer.
- **A bank transfer or payout** that fails goes back under the rules of the payment system and the banks. Money sent to a wrong account can be returned only with the help of the bank and the person who received it.
- **A train ticket** is cancelled and refunded under the rules of the railway.
- **A sent message or an answered lookup** has been used up and cannot be returned.

## How to ask for a refund

Write to [${company.billingEmail}](mailto:${company.billingEmail}) from the address that we have on file. Put “Refund” and the invoice number in the subject, and give us:

- the name of the customer on the invoice;
- the date, the amount and the way in which you paid, with the payment reference;
- the product or service, or the order id of the transaction;
- the reason, with a screenshot or an error message if there is one.

Do not send card numbers, PINs or one-time passwords. We never ask for them in order to pay a refund.

## How we review it

We review your request within ${figures.refund.reviewBusinessDays} business days. We compare what you ordered with what was delivered, read your reason, and look at how far the product was used. If something is missing, we write to you and continue when we have your answer.

You get the decision by mail. If we approve the request, the mail states the amount. If we decline it, the mail gives the reason.

## How the money reaches you

An approved refund is processed in ${figures.refund.processingBusinessDays} business days from the approval. It goes to the original payment method: a card payment to that card, a bank transfer to that account, an amount paid from a balance to that balance. If that method no longer exists, tell us, and we agree with you on another one in the name of the person who paid. Your bank may need some time of its own to show the credit. Taxes are treated as the law requires, and you receive a credit note where one is due.

## Charges made by mistake

If you were charged twice, or an invoice is wrong, write to us with the two references. That is an error to be corrected, and the limit of ${figures.refund.requestDays} days does not apply to it. We check it against our records and those of the bank, and return what you did not owe.

## When we cancel

We may stop a service that we can no longer provide, for example because an operator or a bank ends it. In that case we return what you have paid for the part that you can no longer receive. If we end a service because it was used against the law, the [terms and conditions](/TermCondition) or the [data user policy](/DataUserPolicy), the agreement and the law decide what is owed.

## Complaints, law and contact

If you disagree with a decision, answer the mail, say why, and ask us to look at it again. The law of ${figures.legal.governingLaw} governs this policy, and the courts at ${company.legalDistrict} have jurisdiction, without limiting your right as a consumer to complain elsewhere.

For billing, write to [${company.billingEmail}](mailto:${company.billingEmail}). For anything else, write to [${company.contactEmail}](mailto:${company.contactEmail}), call ${company.phone}, or use the [contact page](/Contact). This page shows the version that applies and the date of its last change.
`,
};
