import { figures } from '../figures.ts';
import type { PictureText } from '../pictureText.ts';
import { rules } from '../rules.ts';
import { allowedAndRefused } from './allowedAndRefused.ts';
import { folded } from './folded.ts';
import type { Policy } from './policy.ts';

const way = {
  name: 'policy-data-way',
  narrow: 'policy-data-way-narrow',
  alt: 'The way of a person’s data on a line: from the customer, who gives it for one purpose, to retailers and distributors, to you, to us and to the provider, such as a bank or operator. A frame with the words “You are responsible” holds retailers and you.',
} as const satisfies PictureText;

const breach = {
  name: 'policy-data-breach',
  narrow: 'policy-data-breach-narrow',
  alt: `Four stops on a line after a breach. At once: stop it and preserve the evidence. On suspicion: write to us and call us. Within ${rules.incidentReport.text}: report a cyber incident to CERT-In. The line is dashed to the last, within ${rules.breachReport.text}: the report to the Board, once in force.`,
} as const satisfies PictureText;

export const dataUserPolicy: Policy = {
  heading: 'Data user policy',
  lead: 'This policy says how you may use the data you receive through our APIs or panels, how to protect it and when to delete it.',
  picture: {
    name: 'policy-data',
    narrow: 'policy-data-narrow',
    alt: 'Three steps for the same data, a mobile number and where there is room an ID: use it, protect it, with only the last characters shown, and delete it, struck out.',
  },
  rules: [rules.incidentReport, rules.logRetention, rules.breachReport],
  inShort: [
    { value: '1 purpose', label: 'the one for which the data was given' },
    { value: rules.incidentReport.text, label: 'to report a cyber incident to CERT-In' },
    { value: rules.logRetention.text, label: 'to keep the logs of your systems' },
    { value: 'No sale', label: 'and no rent, loan or exchange of data' },
  ],
  body: (company, draw) => `
## Who must follow this policy, and the terms it uses

This policy is for data users. A data user is any business or person who receives data through a service of ${company.name}, for example by calling an API. “We” and “us” mean ${company.name}. You are responsible for what your employees, retailers, distributors, developers and hosting companies do with the data.

<div>${draw(way)}</div>

Reading this website does not make you a data user. The [privacy policy](/PrivacyPolicy) covers your visit. Where your signed agreement with us differs, the rule that protects people’s data better applies.

- **Data**: everything our services return to you, and everything you collect from people to use them.
- **Personal data**: data that identifies a person, such as a name, a phone number, a PAN or an account number.
- **Purpose**: the transaction or check for which the person gave you the data.
- **Breach**: someone without authority has seen, changed, lost or used data, or you have good reason to suspect it.

## What data you receive, and for what purpose

Use the data only for its purpose.

${folded(
  'All services',
  `| Service | Data | Purpose |
| --- | --- | --- |
| [Recharge](/RechargeApi) | Mobile or subscriber number, operator and circle, amount, status, operator’s reference | Complete the recharge and answer questions about it |
| [Bill payment](/BbpsPage) | Customer’s name, customer number, mobile number, for some insurers the date of birth, bill, due date, receipt | Show the bill and pay it |
| [Travel](/TravelApi) | Passenger names, ages and genders, a mobile number, journey, booking status | Book the ticket and serve the passenger |
| [Payout](/PayoutApi) | Names, account details, UPI IDs, wallet numbers, payout status | Make the payment and account for it |
| [Money transfer](/DmtPage) | Sender’s mobile number and identity document, receiver’s name and account details, transfer status | Make the transfer and account for it |
| [Transfer to Nepal](/IndoNepal) | The same, with addresses and the receiver’s phone number | Make the transfer and account for it |
| [AEPS](/AepsPage), [mobile ATM](/MatmPage) and [POS](/PosPage) | Bank, Aadhaar or card number with most digits hidden, amount, result | Complete the transaction and settle complaints |
| [PAN verification](/PanCardApi) | A PAN of ${figures.pan.characters} characters, name, date of birth, consent and the result of the check | Verify the person who gave you the PAN |
| [PAN application](/PanUtiPage) | Name, date of birth, Aadhaar number, email address and mobile number, photograph, signature, proofs | Submit the application and follow it up |
| [Prepaid card](/PrepaidCard) | Holder’s name, mobile number and identity document, loads | Issue and load the card |
| [HLR lookup](/OperatorFinder) | A mobile number and its network status | Find an operator, route your messages, clean your lists |
| [Bulk SMS](/BulkSMS) | Recipients’ numbers, message text and its details, delivery status | Send messages they may lawfully receive |
| [Incoming SMS](/Solutions) | Sender’s number, text, time | Answer or act on the text |`,
)}

## What you may and must not do

${allowedAndRefused(
  {
    heading: 'You may',
    items: [
      'use data for its purpose, and show the result to the person',
      'keep accounts and settle disputes',
      'prevent fraud in your own business',
      'meet a legal duty',
      'produce statistics that identify no person',
      'let a service provider process it, under a written contract at least as strict as this policy',
      'give it to a court or authority where the law requires it; if the law permits, inform us first',
    ],
  },
  {
    heading: 'You must not',
    items: [
      'sell, rent, lend, publish or exchange data',
      'build profiles, marketing lists or credit scores from it, or match it with other sources',
      'look up people without a lawful purpose, or try numbers in series',
      'build a directory from results, or answer other people’s lookups',
      'train a machine-learning model with it, unless we and the people concerned agree in writing',
      'store card PINs and verification codes, one-time passwords or biometric data, even briefly',
    ],
  },
)}

## Notice and consent

Before you collect personal data, explain in clear words what you need, why, and how people can complain. Ask for consent where the law requires it and keep proof of it. Make it as easy to withdraw consent as to give it. Collect only the fields the service asks for. For data about a child, obtain the consent of a parent or guardian as the law prescribes.

The Information Technology Act, 2000, applies to you directly, and so does the Digital Personal Data Protection Act, 2023, as its provisions come into force. Follow the rules of the regulators and payment systems behind each service as well. Where you decide why and how personal data is used, you have the duties of a data fiduciary under the 2023 Act.

## API keys and access

> **Keep your API keys on your server, and out of apps, web pages and shared code.** They identify you.

Use made-up data for tests that send nothing. On the live service, test only with your own numbers and accounts. Give access only to named people who need it, and withdraw it when they leave. Inform us at once if others may have seen a key, so that we can replace it. You are responsible for calls made with your key until you inform us.

## Security measures

Protect data with measures that suit its sensitivity. At least:

- encrypt it on every network, and encrypt personal data where you store it;
- keep systems patched and restrict which network addresses can reach them;
- mask PAN, account and phone numbers on screens, receipts and in logs where the full number is not needed;
- record who viewed personal data and when, and review those records;
- keep system logs for **${rules.logRetention.text}**, as CERT-In directs;
- protect backups as well as the original;
- train everyone who handles data.

## Storing and deleting data

**Keep personal data only as long as its purpose, or a law that applies to you, requires.** Then delete it or make it permanently anonymous. Delete it from backups when they are next overwritten. Record a period for each type of data.

Do not send data out of India where a law or a payment system’s rule forbids it.

## If there is a breach

Inform the people affected and the Data Protection Board as the law requires.

<div>${draw(breach)}</div>

Stop the breach **at once** and preserve the evidence. **As soon as you suspect it**, write to [${company.contactEmail}](mailto:${company.contactEmail}) with “Data breach” in the subject line, and call ${company.phone}. Say what happened, which data and how many people are affected, and what you did.

Report a cyber security incident to CERT-In **within ${rules.incidentReport.text}** of noticing it or being told of it. Send the detailed report to the Data Protection Board **within ${rules.breachReport.text}**, once that duty is in force.

Work with us until the cause is removed. We do the same if a breach on our side affects your data.

## Requests and complaints from people

People may ask what data you hold about them, have it corrected or erased, and complain. Answer them within the time the law sets. If we receive a request about your use of data, we forward it to you. Inform people promptly when a transaction fails. A failed recharge is refunded automatically within ${figures.recharge.refundHours} hours; your records must show it.

## Checks, suspension and end of access

We may ask for proof that you follow this policy, and you must answer fully. If data seems to be at risk or misused, we may suspend your access at once. We give you the reason unless the law forbids it, and restore access when the cause is removed. We may end it if you break this policy seriously or repeatedly.

When your access ends for any reason, stop calling our services and destroy your keys. Delete all data that no law requires you to keep, and confirm this in writing if we ask. This policy continues to apply to any data you keep. The [refund and cancellation policy](/RefundCancellationPolicy) applies to payments.

## Law, changes and contact

The law of ${figures.legal.governingLaw} governs this policy, and the courts at ${company.legalDistrict} have jurisdiction. The version on this page applies. We inform data users by email about any change that adds to their duties.

Write to [${company.contactEmail}](mailto:${company.contactEmail}) with questions. The [terms and conditions](/TermCondition) cover the website, which is for people aged ${figures.legal.minimumAge} and over.
`,
};
