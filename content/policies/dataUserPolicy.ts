import { figures } from '../figures.ts';
import type { Policy } from './policy.ts';

export const dataUserPolicy: Policy = {
  heading: 'Data user policy',
  lead: 'If you receive data through our APIs or panels, this policy says what you may do with it, how you must protect it and when you must delete it.',
  body: (company) => `
## Who must follow this policy

This policy is for data users: every business or person who receives data through a service of ${company.name}, in particular by calling one of our APIs. “We” and “us” mean ${company.name}. You are responsible for your employees, your retailers and distributors, and the developers and hosting companies that work for you, as if what they do were done by you.

Reading this website does not make you a data user. The site gives out no personal data, and the [privacy policy](/PrivacyPolicy) covers your visit. Your signed agreement with us may add stricter duties. Where the two differ, the rule that protects people’s data better applies.

## Words used here

- **Data** means everything that our services return to you, and everything that you collect from people in order to call them.
- **Personal data** is data about a person who can be identified by it, such as a name, a phone number, a PAN or an account number.
- **Purpose** is the transaction or check for which the person gave you the data.
- **Breach** means that data was seen, changed, lost or used by someone who had no right to do so, or that you have good reason to suspect it.

## What you receive and what it is for

| Service | Data | Purpose |
| --- | --- | --- |
| [Recharge](/RechargeApi) | Mobile or subscriber number, amount, status, operator’s reference | Complete the recharge and answer questions about it |
| [Bill payment](/BbpsPage) | Customer number, bill, due date, receipt | Show the bill and pay it |
| [Travel](/TravelApi) | Passenger names and ages, journey, booking status | Book the ticket and serve the passenger |
| [Payout](/PayoutApi) and [money transfer](/DmtPage) | Names, account details, transfer status | Make the payment and account for it |
| [PAN verification](/PanCardApi) | A PAN of ${figures.pan.characters} characters and the result of the check | Verify the person in front of you |
| [Number lookup](/OperatorFinder) | A mobile number and its network status | Route your own messages and clean your lists |
| [Bulk SMS](/BulkSMS) | Recipients, message text, delivery status | Send messages that recipients may lawfully receive |

## What you may do

You may use data for the purpose for which it was given, and for what that purpose brings with it: showing the result to the person concerned, keeping accounts, settling disputes, preventing fraud in your own business, and meeting a duty under law. You may produce statistics from it, provided that nobody can be identified from them.

## What you may not do

- Sell, rent, lend or publish data, or trade it for another service.
- Build profiles, marketing lists or credit scores from it, or match it with other sources to learn more about people.
- Look up people without a lawful purpose, or try numbers in series to see which exist.
- Store answers to build a directory, or to answer other people’s lookups.
- Use data to train a machine-learning model, unless we and the people concerned have agreed in writing.
- Store card PINs, one-time passwords, card verification codes or biometric data, even for a short time after the transaction.

## Telling people and asking them

Before you collect personal data, tell people in clear words what you need, why, and how they can complain. Ask for consent where the law requires it, keep proof of it, and make it as easy to withdraw consent as to give it. Collect only the fields that the service asks for. Data about a child needs the consent of a parent or guardian in the way the law prescribes.

The Digital Personal Data Protection Act, 2023, as its provisions come into force, and the Information Technology Act, 2000, apply to you in your own right. So do the rules of the regulators and payment systems that stand behind a service. Where you decide why and how personal data is used, you carry the duties of a data fiduciary under the 2023 Act.

## Keys and people with access

Your API keys identify you. Keep them on your server, out of apps, web pages and shared code. Use a test key for tests, with made-up data. Give access only to named people who need it, and withdraw it when they leave. Tell us at once if others may have seen a key; we replace it. Calls made with your key count as yours until you have told us.

## Security

Protect data with measures that suit its sensitivity. At least:

- encrypt it on every network, and encrypt personal data where you store it;
- keep systems patched and limit which addresses can reach them;
- mask PAN, account and phone numbers on screens, receipts and in logs where the whole number is not needed;
- record who looked at personal data and when, and look at those records;
- protect backups as well as the original;
- train the people who handle data.

## Keeping and deleting

Keep personal data only as long as the purpose, or a law that applies to you, requires. Then delete it, in backups too as soon as they are next overwritten, or make it anonymous for good. Decide on a period for each kind of data, write it down and be ready to show it to us.

## Passing data to others

You may let a service provider process data for you if a written contract binds it to rules no weaker than these. You may pass data to a court or authority where the law obliges you; if the law permits, tell us first. Do not send data out of India where a law or a payment system’s rule forbids it.

## If there is a breach

Act without delay:

- stop it, and preserve the evidence;
- write to [${company.contactEmail}](mailto:${company.contactEmail}) with “Data breach” in the subject, and call ${company.phone}, as soon as you know or suspect it;
- tell us what happened, which data and how many people are concerned, and what you have done;
- inform the authorities and the people concerned as the law requires of you, within the time that it sets.

Work with us until the cause is removed. We do the same if a breach on our side concerns your data.

## Requests and complaints from people

People may ask you what you hold about them, have it corrected or erased, and complain. Answer them yourself, within the time that the law sets, and write to us if you need our help. A request that reaches us but concerns your use is sent on to you. Tell people promptly when a transaction fails. A failed recharge is refunded automatically within ${figures.recharge.refundHours} hours, and your records must show that.

## Checks, suspension and the end of access

We may ask how you use data and for proof that you follow this policy, and you answer fully. If we have reason to believe that data is at risk or misused, we may suspend your access at once. We tell you why unless the law forbids it, and restore access when the cause is gone. If you break this policy seriously or repeatedly, we may end it.

When access ends, for whatever reason, stop calling our services, destroy your keys, and delete the data that no law obliges you to keep. Confirm this in writing if we ask. What you keep stays under this policy. Money matters follow the [refund and cancellation policy](/RefundCancellationPolicy).

## Law, changes and contact

The law of ${figures.legal.governingLaw} governs this policy, and the courts at ${company.legalDistrict} have jurisdiction. The version on this page applies. We tell data users by mail about a change that asks more of them.

Questions go to [${company.contactEmail}](mailto:${company.contactEmail}). The [terms and conditions](/TermCondition) cover the website itself, which is for people aged ${figures.legal.minimumAge} and over.
`,
};
