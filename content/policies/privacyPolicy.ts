import { figures } from '../figures.ts';
import { grievances, identified } from './company.ts';
import type { Policy } from './policy.ts';

export const privacyPolicy: Policy = {
  heading: 'Privacy policy',
  lead: 'You can read this whole site without telling us who you are. Here is what happens when you use a form, write to us or call.',
  body: (company) => `
## What this policy covers

This website belongs to ${identified(company)}, a fintech and IT services company in ${company.city}, ${figures.legal.governingLaw}. “We” and “us” mean ${company.name}. “You” means anyone who visits the site or gets in touch with us.

The policy covers the website, and the mail and calls that follow from a visit. If you become a customer, the agreement that you sign says how data is handled in the service you buy. Businesses that receive data through our services also follow the [data user policy](/DataUserPolicy).

## The short version

- There is no login, no account and nothing to pay on this site.
- The site sets no cookies, uses no analytics and runs no third-party scripts.
- Its three forms check what you enter and keep no copy. They prepare a mail, and you decide whether to send it.
- What you do send is kept in our mailbox.

## What the forms do

The enquiry form asks for your name, email, phone number, a message, and a date and time that suit you. The form on the [contact page](/Contact) asks for your name, phone number, email and message. The application form on the [careers page](/Career) asks for your first and last name, email, phone number, gender, years of experience, address with city, state and pincode, and your resume.

When you submit a form, our server reads your entries in memory and checks that they are complete and in the right form. It writes nothing to disk, logs none of the fields and passes nothing on. A resume is checked for its file type and size as it arrives, and no copy of it remains.

If something needs correcting, the page comes back to your browser with what you typed, so that you need not start again. If everything is in order, you get a link that opens a prefilled mail in your own mail app. You can change any word of it, attach your resume, or close it. Until you press send there, we hold nothing that you entered.

## What our server records

| What | Why | What is kept |
| --- | --- | --- |
| Request id, method, path without its query, status, duration, bytes sent | To find faults and plan capacity | A line in the technical log |
| Your network address | To limit how often the forms can be posted | Nothing; it stays in memory for a short while |
| Form entries and resume | To check them and answer you | Nothing |

The technical log never holds the body of a request, so it cannot show what you typed. It holds no network address either. If a page fails, the error page shows a request id. If you quote it to us, we can find the matching line and so connect that one request with you.

As with every website, your internet provider and the hosting and network companies that carry our pages see your network address in order to deliver them. Any records they keep are covered by their own policies.

## Cookies and similar tools

We set none, which is why no banner asks for your consent. When you choose a question, a job or a use case, the choice may appear in the page’s address, in the part that our log leaves out. Your browser may store our pictures, styles and scripts so that the next page loads faster; they are the same for every visitor.

Share buttons hand the page’s address to your own mail app or to your device’s share menu. We do not learn whom you send it to. Social networks that we link to follow their own policies once you are there.

## What you send us yourself

General mail goes to [${company.contactEmail}](mailto:${company.contactEmail}), billing matters to [${company.billingEmail}](mailto:${company.billingEmail}) and job applications to [${company.careersEmail}](mailto:${company.careersEmail}). A mail contains your address, your words, your attachments and the usual technical headers. When you call, we may note your name, your number and what you asked. We use these details to:

- answer you, arrange a meeting or prepare a quotation;
- settle an invoice or a [refund request](/RefundCancellationPolicy);
- consider your application for a job with us;
- meet a duty under law, or make or defend a legal claim.

We do not sell your details, and writing to us puts you on no mailing list: we keep none. Please do not mail passwords, PINs, one-time passwords, card numbers or biometric data.

## Our legal basis

You choose to give us these details for a purpose that is clear from your message, and we use them for that purpose. We handle them under the Information Technology Act, 2000, the rules made under it, and the Digital Personal Data Protection Act, 2023, as its provisions come into force. If we ever want to use your details for something else, we ask you first.

## Who can see your details

- Our own people who need them for the purposes above.
- The service provider that runs our mailboxes, on our instructions.
- Our lawyers, auditors and accountants, where a matter needs them and under a duty of confidence.
- A court or public authority, where the law obliges us to disclose.

## How long we keep them

We keep an enquiry while we are dealing with it and for as long afterwards as a follow-up is likely. Mail about an order, a payment or a refund stays as long as company, tax and limitation law requires. We keep an application until the position is filled, and longer only if you agree. After that we delete the mail, or remove what identifies you. Technical logs are deleted when they no longer help us find faults.

## How we protect them

Access to our mailboxes is limited to the people whose work needs it. The site itself holds no database of visitors, no stored forms and no folder of resumes. Ordinary mail is not always encrypted on its way, so ask us for another way before you send something confidential. If a breach affects your personal data, we inform you and the authorities as the law requires.

## Your rights

You may ask us to:

- tell you what we hold, how we use it and with whom we have shared it;
- correct, complete or update it;
- erase it, unless the law obliges us to keep it;
- stop using it where you agreed to the use and now withdraw your consent;
- record a person who may exercise these rights if you die or become unable to.

Write from the address you used before, so that we can tell it is you. If you filled in a form and never sent the mail, we have nothing of it to show or erase.

## People under ${figures.legal.minimumAge}

This site is meant for people aged ${figures.legal.minimumAge} and over. If you are younger, please do not use the forms or send us your details. If you are a parent or guardian and believe that a child has written to us, tell us and we will delete the message.

## Questions, complaints and changes

Write to [${company.contactEmail}](mailto:${company.contactEmail}) with “Privacy” in the subject, or call ${company.phone}. If our answer does not satisfy you, you may take the matter to the Data Protection Board of India once that part of the 2023 Act is in force.${grievances(company)}

If the site is to handle data differently, we change this policy first. The version on this page is the one that applies, and the page shows the date of its last change. It is governed by the law of ${figures.legal.governingLaw}, as the [terms and conditions](/TermCondition) describe.
`,
};
