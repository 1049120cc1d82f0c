import { rules } from '../../rules.ts';
import { rupees } from '../../rupees.ts';
import type { Article } from '../article.ts';

/** A small first payment that nobody guesses, in rupees. */
const trial = 11.37;

export const checkAccount: Article = {
  summary:
    'Four ways to check a bank account before the first payout, and how to read the name that comes back. What to do when a vendor changes accounts.',
  body: [
    'A check before the first payout catches three mistakes: a mistyped number, a closed account and a wrong receiver. The bank tells you in whose name the account is. Compare that name with the one you were given, and let a person decide the doubtful cases. Check again whenever somebody sends you new bank details.',
    '## Why the name on your payment order does not protect you',
    `You type a name and a number, but the receiving bank credits by ${rules.creditedBy.text}. If one digit is wrong and the wrong number exists, a stranger is paid and your status says “success”. The bank cannot simply take the money back; the stranger has to agree.`,
    'An IFSC lookup does not help here. It confirms the branch and says nothing about the account. Only the name is known to both sides independently, so compare the name.',
    {
      kind: 'table',
      heading: 'Four ways to check an account',
      caption: 'Ways to check a bank account before a payout, who offers each and what it proves',
      columns: ['Way', 'Who offers it', 'What it proves'],
      rows: [
        [
          'Name look-up',
          `Your own bank, before NEFT and RTGS, since ${rules.nameLookUpSince.text}: in net banking, in mobile banking and at branches, free of charge`,
          'The account holder’s name',
        ],
        [
          'One-rupee transfer, or penny drop',
          'Providers of account verification, by IMPS',
          'The account takes money, and the name the receiving bank returns',
        ],
        [
          'Small first payout',
          'Any bank or payout provider',
          'The account takes money. The person proves it by telling you the exact amount',
        ],
        [
          'Photo of a cancelled cheque',
          'The receiver',
          'What is printed. A picture can be edited, so use it only to compare digits',
        ],
      ],
    },
    `For a handful of vendors, the look-up in your bank’s own screens is enough. For hundreds of employees or partners, you need a check by API. Ask every provider, including us, which check comes with its service and whether it returns the name. If you have none, send an odd amount such as ${rupees(trial)} first through the [Payout API](/PayoutApi), and have it confirmed.`,
    {
      kind: 'table',
      heading: 'How to read the name that comes back',
      intro:
        'The first line is the example on the cover: account ending 4417, live, in the name of Rahul Mondal.',
      caption: 'Names given by a receiver, names returned by the bank, and the decision for each',
      columns: ['You were given', 'The bank returns', 'Decision'],
      rows: [
        ['R. Mondal', 'Rahul Mondal', 'Accept: same surname, and the initial fits'],
        ['Ananya Sen', 'SEN ANANYA', 'Accept: only the order differs'],
        ['Md. Imran Shaikh', 'Mohammed Imran Sheikh', 'A person looks: usual variants of one name'],
        [
          'Gupta Packaging',
          'Anil Gupta',
          'A person asks: perhaps the owner’s account. See the GST certificate',
        ],
        ['Sunita Devi', 'Sunita Kumari', 'A person asks: two common second names'],
        ['Lakshmi Nair', 'Priya Das', 'Refuse, and ask the receiver for a new cheque leaf'],
        ['Any name', 'No such account, or closed', 'Refuse, and compare the number digit by digit'],
      ],
    },
    'Before you compare, remove titles such as Mr, Smt and M/s, full stops and double spaces, and ignore capitals. Then sort the words. What still differs goes to a person. A percentage of similarity is useful for sorting the queue, but should not approve a payment by itself.',
    'Keep a record of each check: the date, the name that came back, the decision and who took it. An auditor will ask for it, and so will your bank after a wrong payment.',
    '## When a vendor sends new bank details',
    'Businesses lose large sums this way. A fraudster reads a vendor’s correspondence, copies the style and asks you to pay the next invoice to a new account. The account is live, and its name may even look similar. So the check of the account alone is not enough.',
    {
      kind: 'steps',
      heading: 'Five steps before the new account is paid',
      steps: [
        {
          title: 'Hold the payments',
          text: 'Stop everything due to this vendor until the change is confirmed.',
        },
        {
          title: 'Call a number you already had',
          text: 'Take it from the contract or an old invoice. The number in the new message may be the fraudster’s.',
        },
        {
          title: 'Check the new account',
          text: 'Compare the name with the vendor’s PAN and GST certificate as well. Eligible businesses can use a [PAN check](/PanCardApi).',
        },
        {
          title: 'Let a second person approve',
          text: 'The person who enters new bank details should not approve them.',
        },
        {
          title: 'Pay a small amount first',
          text: 'Send the rest after the vendor has confirmed it by phone.',
        },
      ],
    },
    '## If you have already paid the wrong account',
    'Tell your bank at once and ask it to contact the receiving bank. If it was fraud, call the national cybercrime helpline 1930 without waiting for a branch to open, and report it at cybercrime.gov.in. Money that is still in the account can be held. Give the bank reference, the time and the amount.',
    'If it was your own typing error, ask your bank the same day to [request the money back](/Blog?post=transfer-successful-not-arrived). Then correct the saved beneficiary, so that next month’s run does not repeat it.',
  ],
  rules: [rules.creditedBy, rules.nameLookUpSince],
  sources: [
    {
      by: 'Ministry of Home Affairs',
      title: 'National Cyber Crime Reporting Portal',
      url: 'https://cybercrime.gov.in/',
    },
  ],
};
