import { figures } from '../figures.ts';
import type { PictureText } from '../pictureText.ts';
import { rules } from '../rules.ts';
import { allowedAndRefused } from './allowedAndRefused.ts';
import { grievances, identified } from './companyClauses.ts';
import type { Policy } from './policy.ts';

const contract = {
  name: 'policy-terms-contract',
  narrow: 'policy-terms-contract-narrow',
  alt: 'Four stops on a line. It is dashed from this site, which invites you to talk, over a written proposal, order or agreement to the stop where both agree and the contract begins. From there it is solid, with the words “Contract in force”, and the contract sets the scope, price, taxes and dates.',
} as const satisfies PictureText;

const liability = {
  name: 'policy-terms-liability',
  narrow: 'policy-terms-liability-narrow',
  alt: 'Two cards. Limited where the law allows: loss from general information, from this site while it is unavailable and from other sites. Never limited: liability for fraud and for death or injury, and your rights as a consumer.',
} as const satisfies PictureText;

const dispute = {
  name: 'policy-terms-dispute',
  narrow: 'policy-terms-dispute-narrow',
  alt: 'First, write to us: email can settle most questions. From there the way forks: a line leads to the courts, under the law of India, and a dashed one to consumer complaints, where consumer law allows them.',
} as const satisfies PictureText;

export const termsAndConditions: Policy = {
  heading: 'Terms and conditions',
  lead: 'These terms apply when you use this website. The services described here are provided under separate agreements.',
  picture: {
    name: 'policy-terms',
    alt: 'On this site, a scope of 3 screens and the date 24 Nov are struck out; in front lies your agreement, which you and we have both signed, with 5 screens and 1 Dec and the words “Prevails over the site”.',
  },
  rules: [rules.grievanceRedress],
  inShort: [
    { value: 'No payments', label: 'and no login on this site' },
    {
      value: `Law of ${figures.legal.governingLaw}`,
      label: 'governs these terms and any dispute',
    },
    { value: 'In writing', label: 'we confirm details on request' },
    { value: `${figures.legal.minimumAge} or older`, label: 'to use this site or write to us' },
  ],
  body: (company, draw) => `
## Who these terms apply to

These terms are an agreement between you and ${identified(company)}, of ${company.city}, ${figures.legal.governingLaw}. “We” and “us” mean ${company.name}. “You” means the person using this website and, if you act for a business, that business too. By using the site you accept these terms. If you do not accept them, please do not use the site.

The terms are an electronic record under the Information Technology Act, 2000, and need no signature.

## Who may use the site

You must be at least ${figures.legal.minimumAge} years old to use this site. If you write to us on behalf of a company, firm or other body, you confirm that you are authorised to do so.

## What the site is for

The site gives information about our recharge, bill payment, travel, payout, banking, messaging and software services, and ways to contact us. It has no login. You cannot recharge a phone, pay a bill, book a ticket, transfer money or place an order here.

> **Beware of fraud.** If a page that claims to be this site asks for a password, PIN, one-time password or payment, close it and inform us.

## How you buy a service

A description on this site is an invitation to talk to us. It is not an offer that you can accept.

<div>${draw(contract)}</div>

**A contract begins when you and we have both agreed to a written proposal, order or agreement.** That document sets the scope, price, taxes and dates, and it prevails over what this site says.

Many services depend on operators, banks, billers, the railways and public authorities. Before you can use one, you may have to complete identity and business checks and accept the provider’s rules. We may decline an enquiry that does not meet them.

## Accuracy of the information

We take care to keep the site correct, and fix errors we learn of. Please note:

- **Figures** about our services describe how they usually work or the most they allow. An earnings figure for partners is an upper figure and no guarantee of income.
- **Limits and rates** set by authorities may change. Pages that state them name the source and the month we checked it.
- **Pictures, code samples**, and the names and amounts in them are illustrations, and show no real customers or transactions.
- **Blog posts and answers** are general information. They are not legal, tax, investment or financial advice.
- **A job posting** invites applications. It is not an offer of employment, and a salary range is not a promise to any applicant.
- **“Coming Soon”** locations are plans.

Before you rely on a detail for a decision, ask us to confirm it in writing.

## Forms on this site

The enquiry, contact and application forms check your entries and prepare an email. **Your message reaches us only when you send that email from your own email app.** An acknowledgement means that your entries are complete. It confirms no meeting, price or application. Your preferred date and time are a request until we confirm them.

What you send must be true and yours to send, and must not contain malicious files. The [privacy policy](/PrivacyPolicy) explains how we handle it.

## Acceptable use

We may block traffic that breaks these rules. The server limits how often one address may post a form.

${allowedAndRefused(
  {
    heading: 'You may',
    items: [
      'read the site and link to its pages',
      'print or save pages for yourself or your business',
      'quote short passages with a link',
      'report a security weakness to us, if found in good faith and without opening, copying or changing other people’s data',
    ],
  },
  {
    heading: 'You may not',
    items: [
      'break the law, or harm, mislead or impersonate anyone',
      'attack or bypass its security, or probe it without good faith',
      'overload it, or let a machine submit its forms',
      'frame it, copy its design or present it as your own',
      'use its content or addresses for unsolicited marketing',
    ],
  },
)}

## Intellectual property and links

The text, design, pictures and code of this site belong to us or are used under licence. Copyright and trade mark law protect them. **For anything more than a short quotation, ask us first.** Names and logos of technologies and social networks belong to their owners. Showing them does not mean that their owners endorse us.

Links may lead to social networks or other sites that we do not run. Their owners are responsible for their content and for how they treat your data.

## Payments, refunds and cancellations

**We take no money on this site.** The [refund and cancellation policy](/RefundCancellationPolicy) applies to services you buy from us. If you receive data through one of our services, the [data user policy](/DataUserPolicy) applies as well.

## Availability and changes to the site

**The site is free to read and is provided as\u00A0it\u00A0is.** It may be unavailable during maintenance or because of a fault. We may change or remove pages at any time. Support for a service you have bought does not depend on this site. Your agreement says how to reach it.

## Liability

As far as the law allows, we are not liable for loss caused by relying on general information here. The same applies to loss caused by the site being unavailable, or by other people’s sites. If your breach of these terms leads to a claim against us by someone else, you must make good the loss it caused.

<div>${draw(liability)}</div>

**What these terms do not limit.** Nothing in these terms limits liability for fraud, or for death or injury caused by negligence. Nor do they limit any other liability that the law does not allow a party to exclude. Nothing here takes away your rights under the Consumer Protection Act, 2019.

## Governing law and courts

The law of ${figures.legal.governingLaw} governs these terms and any dispute about them or the site. The courts at ${company.legalDistrict}, ${figures.legal.governingLaw}, have jurisdiction. If you are a consumer, you may still complain wherever consumer law allows. **Please write to us first: most questions can be settled by email.**

<div>${draw(dispute)}</div>

If a court finds one of these terms invalid, the others stay in force. If we do not act on a breach at once, we may still act on it later.

## Changes and contact

We may change these terms when the site, our services or the law changes. The version on this page applies to your visit, and the page shows the date of its last change. It does not change a signed agreement.

Write to [${company.contactEmail}](mailto:${company.contactEmail}), call ${company.phone}, or use the [contact page](/Contact). For an invoice or a payment, write to [${company.billingEmail}](mailto:${company.billingEmail}).${grievances(company, rules.grievanceRedress.text)}
`,
};
