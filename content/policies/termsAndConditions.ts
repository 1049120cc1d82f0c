import { figures } from '../figures.ts';
import { grievances, identified } from './company.ts';
import type { Policy } from './policy.ts';

export const termsAndConditions: Policy = {
  heading: 'Terms and conditions',
  lead: 'These terms apply to your use of this website. The services described here are supplied under agreements of their own.',
  body: (company) => `
## Who these terms are between

These terms are an agreement between you and ${identified(company)}, of ${company.city}, ${figures.legal.governingLaw}. “We” and “us” mean ${company.name}; “you” means the person using this website and, if you act for a business, that business too. By using the site you accept the terms. If you do not accept them, please do not use it.

The terms are an electronic record under the Information Technology Act, 2000, and need no signature.

## Who may use the site

You must be at least ${figures.legal.minimumAge} years old to use this site. If you write to us for a company, firm or other body, you confirm that you may speak for it.

## What the site is for

The site informs you. It describes what we do in recharge, bill payment, travel, payouts, banking services, messaging and software, and it gives you ways to reach us. It has no login and no account. You cannot recharge a phone, pay a bill, book a ticket, move money or place an order here. If a page that claims to be this site asks you for a password, a PIN, a one-time password or a payment, close it and tell us.

## How a service is bought

A description on this site invites you to talk to us. It is not an offer that becomes a contract when you accept it. A contract begins when you and we have both agreed to a written proposal, order or agreement. That document sets the scope, the price, the taxes and the dates. Where it differs from this site, it prevails.

Many services depend on others: telecom operators, banks, billers, the railways, payment systems and public authorities. Before you can use such a service, you may have to complete identity and business checks and accept the provider’s rules. We may decline an enquiry that does not meet them.

## Information on the site

We take care that what stands here is correct, and we correct mistakes when we learn of them. Even so:

- Figures about our services describe how they usually work or the most that they allow. An earnings figure for partners is an upper figure and no guarantee of income.
- Pictures, code samples, names and amounts in them are illustrations. They do not show real customers or real transactions.
- Blog posts and answers give general information. They are not legal, tax, investment or financial advice.
- A job posting invites applications. It is not an offer of employment, and a salary range is not a promise to any one applicant.
- Locations marked “Coming Soon” are plans.

If you are about to rely on a detail for a decision, ask us to confirm it in writing.

## The forms and the mail they prepare

The enquiry, contact and application forms check your entries and prepare a mail. No message reaches us until you send that mail from your own mail app. An acknowledgement on the page means that your entries are complete; it does not book a meeting, reserve a price or file an application. A date and time in an enquiry are your wish until we confirm them.

What you send must be true, must be yours to send, and must contain no malicious files. The [privacy policy](/PrivacyPolicy) says how we handle it.

## Fair use

You may read the site, link to its pages, and print or save pages for your own use or for your business. You may not:

- break the law with it, or harm, mislead or impersonate anyone;
- probe or bypass its security, except to report a weakness to us in good faith and without touching other people’s data;
- flood it with requests or post its forms by machine; the server limits how often one address may post;
- frame it, copy its design, or present it as your own;
- use its text, pictures or addresses for unsolicited marketing.

We may block traffic that does these things.

## Our content and other people’s names

The text, design, pictures and code of this site belong to us or are used under licence, and copyright and trade mark law protect them. You may quote short passages with a link to the page. For anything more, ask us. The names and logos of technologies and social networks belong to their owners. That we show one does not mean that its owner endorses us.

## Links to other sites

Links may lead to social networks or other sites that we do not run. Their owners are responsible for what they show and for how they treat your data.

## Payments, refunds and cancellations

No money is taken on this site. For services bought from us, the [refund and cancellation policy](/RefundCancellationPolicy) applies. In brief:

| Case | Rule |
| --- | --- |
| Software purchase | Ask for a refund within ${figures.refund.requestDays} days of purchase |
| Review of a request | ${figures.refund.reviewBusinessDays} business days |
| Approved refund | Processed in ${figures.refund.processingBusinessDays} business days, to the original payment method |
| Subscription | Cancellation takes effect at the end of the billing cycle, with no refund |
| Custom work | Non-refundable once work has started |
| Failed recharge | Refunded automatically within ${figures.recharge.refundHours} hours |

If you receive data through one of our services, the [data user policy](/DataUserPolicy) applies as well.

## Availability and changes to the site

The site is free to read, and we provide it as it is. It may be out of reach during maintenance or because of a fault. We may change or withdraw pages at any time. Support for a service you have bought does not depend on this site; your agreement says how to reach it.

## Liability

As far as the law allows, we are not liable for loss that comes from relying on general information here, from the site being unavailable, or from other people’s sites. If your breach of these terms leads to a claim against us by someone else, you make good the loss that the breach caused.

Nothing in these terms limits liability for fraud, for death or injury caused by negligence, or for anything else that the law does not let a party exclude. Nothing here takes away a right that you have under the Consumer Protection Act, 2019.

## Governing law and courts

The law of ${figures.legal.governingLaw} governs these terms and any dispute about them or about the site. The courts at ${company.legalDistrict}, ${figures.legal.governingLaw}, have jurisdiction. If you are a consumer, you keep the right to bring a complaint wherever consumer law lets you. Please write to us first: most questions can be settled by mail.

If a court finds one of these terms invalid, the others stay in force. If we do not act on a breach at once, we may still act on it later.

## Changes and contact

We may change these terms when the site, our services or the law changes. The version on this page applies to visits from the date of its last change, which the page shows. It does not alter an agreement that you have already signed.

Write to [${company.contactEmail}](mailto:${company.contactEmail}), call ${company.phone}, or use the [contact page](/Contact). For an invoice or a payment, write to [${company.billingEmail}](mailto:${company.billingEmail}).${grievances(company)}
`,
};
