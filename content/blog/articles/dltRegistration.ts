import { rules } from '../../rules.ts';
import type { Article } from '../article.ts';

export const dltRegistration: Article = {
  summary:
    'Register your business, your headers and your message templates on a DLT portal before your first bulk SMS. What each step needs, and why messages fail.',
  body: [
    'Before your first bulk SMS, register three things on an operator’s DLT portal, in this order: your business, your sender headers and every message template. Then declare there which company sends for you. DLT means distributed ledger technology: a register that all Indian operators share. Any message without a matching entry is blocked before it reaches a phone.',
    `## Why operators check every message

The rules come from the Telecom Regulatory Authority of India (TRAI). Receivers should see who sent a text, and get only the kinds they accept.

For each message, the operator compares header, template and text with the register. It also checks links, and whether the receiver has blocked this kind of message.

You register on one operator’s portal, and the others recognise the entry.

## Register in this order

Each step needs the number that the step before it produced. The example is a grocery shop that tells customers when an order is ready.`,
    {
      kind: 'table',
      heading: 'Example: the entries of a grocery shop',
      caption: 'Steps of DLT registration, what to submit, and the entry in the example',
      columns: ['Step', 'You submit', 'Entry in the example'],
      rows: [
        [
          'Business',
          'PAN, a certificate of GST (goods and services tax) or another registration, and a letter that authorises the signatory',
          'Balaji Kirana, with an entity ID',
        ],
        [
          'Header',
          'The sender’s name, its purpose, and proof if it differs from the business name',
          'KIRANA; the phone shows AX-KIRANA-S',
        ],
        [
          'Links and numbers',
          'Each web address, app file and call-back number that a text may contain',
          'The shop’s website and its mobile number',
        ],
        [
          'Template',
          'The text, its category, its header, and the type of each variable',
          '“Order {number} is ready on {date}. Balaji Kirana”, with a template ID',
        ],
        [
          'Chain of senders',
          'The registered telemarketer you buy from, and each one between it and the operator',
          'Balaji Kirana, its provider, and the company that delivers for the provider',
        ],
      ],
    },
    `Spell the business name alike on all documents. Most portals charge a registration fee, and approval takes some working days.

## Declare who sends your messages

The provider you buy from may pass your texts on to a larger telemarketer, which delivers them. Portals call you the principal entity (PE), each of these companies a telemarketer (TM), and the declared path the PE–TM chain.

Ask your provider for its telemarketer ID, select it on the portal, and wait until it has added any company behind it. Each telemarketer approves its part, and some portals then ask you to approve the whole chain. A message that arrives by an undeclared path is rejected, even if header and template are right. If you change your provider or add a second one, declare a new chain first.

## Write a template that is approved

A template is a fixed text with a few gaps. Each gap, called a variable, is tagged with what will be filled in: a number, a date, a link, a call-back number. A template normally has up to ${rules.smsVariables.text} variables; a third needs reasons. Since ${rules.smsLinksSince.text}, links in messages have to be whitelisted.`,
    {
      kind: 'table',
      heading: 'The approved text against four messages',
      intro: 'The template is “Order {number} is ready on {date}. Balaji Kirana”.',
      caption: 'Messages compared with their template, and what the operator does',
      columns: ['Message', 'Result', 'Reason'],
      rows: [
        [
          'Order 2041 is ready on 14 Nov. Balaji Kirana',
          'Delivered',
          'Only the two variables differ',
        ],
        [
          'Your order 2041 is ready on 14 Nov. Balaji Kirana',
          'Blocked',
          '“Your” is not in the template',
        ],
        [
          'Order 2041 is ready on 14 Nov. Get 10% off rice! Balaji Kirana',
          'Blocked',
          'The offer is not in the template. It is a promotion and needs a message of its own',
        ],
        [
          'Order 2041 is ready on short.example/x7. Balaji Kirana',
          'Blocked',
          'A link where a date was registered',
        ],
      ],
    },
    `Four habits get templates through at the first attempt.

- Name the business in the fixed text, so that the receiver knows who writes.
- Let the fixed words explain the purpose. A text that is nearly all gaps is refused.
- Put fixed words between two variables.
- Register a separate template for each language.

## Choose the category by what the customer expects

The category decides who receives the text, at what hours, and which letter follows the header on the phone. Choose it by content, because portals and operators check.`,
    {
      kind: 'facts',
      heading: 'Which category fits',
      rows: [
        {
          term: 'Service, KIRANA-S',
          detail: '“Order 2041 is ready.” The customer ordered and expects the news.',
        },
        {
          term: 'Promotion, -P',
          detail: `“10% off rice this week.” It needs an opt-out, and on some portals a header of six digits. Operators deliver it from ${rules.smsPromotionHours.text}, and only to people who have not blocked such texts or who gave consent.`,
        },
        {
          term: 'Transaction, -T',
          detail: 'Typically a one-time password for a bank payment. Few shops ever need it.',
        },
      ],
    },
    `Consent for promotions is recorded through the operators’ own facility, where the receiver confirms by text. A tick on your own form does not reach the operators’ register. Receivers can complain about a message within ${rules.smsComplaint.text}, and the operator acts within ${rules.smsComplaintAction.text}.

## If the first messages fail

Send ten test messages to phones on different networks before the campaign. Then read the report of each failure.

1. **Template mismatch.** Compare the text letter by letter. Look for double spaces, curly quotation marks and a missing full stop.
2. **Header not linked.** The template was registered under another header. Choose the right one in the request.
3. **Variable refused.** The value does not fit its tag, or is too long. Shorten it, or register another template.
4. **Link refused.** The address differs from the whitelisted one, for example after a link shortener changed it.
5. **Chain missing or different.** The provider sent through a company that is not in your declared chain. Ask which one, and declare it.
6. **Receiver blocked it.** A promotion went to somebody who has opted out. Remove the number from the list.

Hindi and Bengali texts need more parts, so they can cost more than planned. Our page on [bulk SMS](/BulkSMS) has the lengths and the API call. If customers should be able to answer, read [which number they should text](/Blog?post=long-code-or-short-code).`,
  ],
  rules: [
    rules.smsVariables,
    rules.smsLinksSince,
    rules.smsPromotionHours,
    rules.smsComplaint,
    rules.smsComplaintAction,
  ],
  sources: [
    {
      by: 'Telecom Regulatory Authority of India',
      title: 'Telecom Commercial Communications Customer Preference Regulations, 2018',
    },
  ],
};
