import { figures } from '../figures.ts';
import type { PictureText } from '../pictureText.ts';
import { rules } from '../rules.ts';
import { grievances, identified } from './companyClauses.ts';
import type { Policy } from './policy.ts';

const readers = {
  name: 'policy-privacy-readers',
  narrow: 'policy-privacy-readers-narrow',
  alt: 'Your email goes to our mailbox, which a provider runs on our instructions, and to our employees whose work requires it. Dashed lines lead to lawyers, auditors and accountants, only where a matter needs them, and to a court or public authority, only where the law requires it.',
} as const satisfies PictureText;

export const privacyPolicy: Policy = {
  heading: 'Privacy policy',
  lead: 'This policy explains what happens to your data when you visit this site, use a form, email us or call us.',
  picture: {
    name: 'policy-privacy',
    narrow: 'policy-privacy-narrow',
    alt: 'From a form, a broad arrow passes behind this site, which keeps no copy, to your own email: an envelope, with the pointer at its Send button.',
  },
  rules: [rules.logRetention, rules.incidentReport, rules.grievanceRedress],
  inShort: [
    { value: 'No cookies', label: 'and no analytics or third-party scripts' },
    { value: 'No account', label: 'and no payment on this site' },
    { value: 'No copy kept', label: 'of what you type in a form on this site' },
    { value: 'You send it', label: 'nothing reaches us until you do' },
  ],
  body: (company, draw) => `
## Who we are and what this covers

This website belongs to ${identified(company)}, a fintech and IT services company in ${company.city}, ${figures.legal.governingLaw}. “We” and “us” mean ${company.name}. “You” means anyone who visits the site or contacts us.

This policy covers the website, and the emails and calls that follow from a visit. If you become a customer, your agreement says how data is handled in the service you buy. Businesses that receive data through our services must also follow the [data user policy](/DataUserPolicy).

## Data you enter in a form

| Form | What it asks for |
| --- | --- |
| Enquiry ([home page](/)) | Name, email, phone number, message, and the date and time you prefer |
| Contact ([contact page](/Contact)) | Name, phone number, email, message; if you came from a service page, which one |
| Application ([careers page](/Career)) | First name, last name, email, phone number, applied position, gender, experience in years, address, city, state, pincode, resume |

When you submit a form, our server checks your entries in memory, and a resume for its file type and size. It does not write them to disk, log them, pass them on or keep a copy. If something needs correcting, the page returns with the text you typed.

Otherwise you get a link that opens a prepared email in your own email app. You can change it, attach your resume or close it. **We receive nothing until you send the email.**

The code finder and the blog search use what you type only to show the result.

## Data our server records

| Data | Purpose | What we keep |
| --- | --- | --- |
| Request ID, method, path without its query, status, duration, bytes sent | Finding faults and planning capacity | One line in the technical log for ${rules.logRetention.text}, as CERT-In directs |
| Your network address | Limiting how often forms can be posted from an address | Nothing; it stays in memory for a short time |

The log cannot show what you typed. If an error page shows a request ID and you quote it to us, we can find its line and link that one request to you.

Your internet provider, and the hosting and network companies that deliver our pages, see your network address as on any website. Their own policies cover their records.

## Cookies and similar technologies

**We set no cookies, so there is no cookie banner.** What you choose, search for or calculate on a page may appear in its address. Our log leaves out that part. Your browser may store our pictures, styles and scripts to load the next page faster. They are the same for every visitor.

Share buttons pass the page’s address to your email app or to your device’s share menu. We do not learn who you send it to. If you follow a link to a social network, its own policy applies.

## Data you send us, and how long we keep it

Questions go to [${company.contactEmail}](mailto:${company.contactEmail}), invoices and payments to [${company.billingEmail}](mailto:${company.billingEmail}), and job applications to [${company.careersEmail}](mailto:${company.careersEmail}). An email contains your address, your message, any attachments and technical headers. When you call, we may note your name, number and question, for the purposes below.

| Details | What we use them for | How long we keep them |
| --- | --- | --- |
| Enquiries by email | Answer you, arrange a meeting or prepare a quotation | While we deal with them, and as long as a follow-up is likely |
| Emails about an order, payment or refund | Settle an invoice or a [refund request](/RefundCancellationPolicy) | As long as company, tax and limitation law requires |
| Job applications | Consider your application | Until the position is filled; longer only if you agree |

After that time, as for the log, we delete the data or remove everything that identifies you. We may also use these details to meet a legal duty, or make or defend a legal claim.

**We do not sell your details or add you to a mailing list.** Please do not email passwords, PINs, one-time passwords, card numbers or biometric data.

## Our legal basis

You give us these details by choice, for a purpose that is clear from your message, and we use them only for that purpose. The Information Technology Act, 2000, and the rules made under it apply. So does the Digital Personal Data Protection Act, 2023, as its provisions come into force. We ask for your consent before we use your details for any other purpose.

## Who can see your details

Our employees see them where their work requires it, and so does the service provider that runs our mailboxes, on our instructions. Where a matter needs it, our lawyers, auditors and accountants see them too, under a duty of confidence. A court or public authority receives what the law requires us to disclose.

<div>${draw(readers)}</div>

## How we protect them

Only people whose work requires it have access to our mailboxes. The site has no database of visitors, no stored forms and no folder of resumes. Email is not always encrypted in transit, so ask us for another way before you send anything confidential.

We report cyber security incidents to CERT-In within ${rules.incidentReport.text} of noticing them or being told of them. If a breach affects your personal data, we inform you and the authorities as the law requires.

## Your rights

You may ask us to:

- tell you what data we hold about you, how we use it and who we have shared it with;
- correct, complete or update it;
- erase it, unless a law requires that we keep it;
- stop using it, if you withdraw your consent;
- record a person who may exercise these rights if you die or can no longer do so yourself.

> **Please write from the email address you used before**, so that we can recognise you. If you filled in a form but never sent the email, we hold no data from it.

## Age limit

This site is for people aged ${figures.legal.minimumAge} and over. If you are younger, please do not use the forms or send us your details. If you are a parent or guardian and believe a child has written to us, tell us and we will delete the message.

## Questions and complaints

Write to [${company.contactEmail}](mailto:${company.contactEmail}) with “Privacy” in the subject line, or call ${company.phone}. You may also complain to the Data Protection Board of India, once that part of the 2023 Act is in force.${grievances(company, rules.grievanceRedress.text)}

## Changes and governing law

We update this policy before the site starts to handle data in a different way. The version on this page applies, and the page shows the date of its last change. The law of ${figures.legal.governingLaw} governs this policy, as set out in the [terms and conditions](/TermCondition).
`,
};
