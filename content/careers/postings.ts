import { figures } from '../figures.ts';
import type { Posting } from './posting.ts';

const location = { locality: 'Kolkata', region: 'West Bengal' };
const jobType = 'Full Time, work from office';

/** The open roles, in the order of the list; the first is selected by default. */
export const postings = [
  {
    id: 'android-developer',
    jobTitle: 'Android Developer',
    shortTitle: 'Android Dev',
    posting: 'Mobile Engineering',
    timestamp: '2026-11-02',
    location,
    salary: { from: 3, to: 12 },
    jobType,
    qualifications: [
      `${figures.careers.experienceYears} years of work on Android apps that people use every day`,
      'Good command of Kotlin, and enough Java to read and repair older code',
      'Android’s own parts: activities, background work, notifications, permissions, local storage',
      'REST APIs with JSON, and a clear idea of what an app does when the network drops halfway',
      'Safe handling of keys, tokens and personal data on a device',
      'Unit tests and interface tests that you wrote yourself',
      'Git, code review, and releasing an app to a store',
      'Clear written English; Bengali or Hindi helps when you talk to shopkeepers who use the app',
    ],
    jobDescription: [
      {
        id: 'about',
        descriptionTitle: 'About the role',
        description:
          'You build the Android apps with which shopkeepers and their customers recharge phones, pay bills, take cards and send money. Many of these apps run on modest phones, on mobile data, in a busy shop. Your work decides whether the person at the counter can trust what the screen says. You help to decide what is built next, and you stay with a feature after its release.',
      },
      {
        id: 'work',
        descriptionTitle: 'What you will do',
        description: [
          'Build new screens and flows in Kotlin, from a sketch to the release in the store',
          'Connect the app to our recharge, bill payment, payout and money transfer APIs',
          'Show a pending payment as pending, and settle it correctly when the answer arrives late',
          'Work with fingerprint scanners, card readers and receipt printers over USB and Bluetooth',
          'Find out why an app is slow or crashes on an older phone, and repair it',
          'Review the code of others, and explain your own',
        ],
      },
      {
        id: 'how-we-work',
        descriptionTitle: 'How we work',
        description:
          'The role is full time, from our office in Kolkata, near the people who write the APIs that your app calls. You keep changes small, have them read by a second pair of eyes, and try them on a real phone before they go out. Money is involved, so we would rather release a day late than release a guess.',
      },
      {
        id: 'offer',
        descriptionTitle: 'What we offer',
        description:
          'A salary within the range above, fixed by your experience and agreed in writing before you join. Work whose result you can see: a recharge that goes through, a ticket in a traveller’s hand. Varied subjects: one team serves payments, travel and business software.',
      },
      {
        id: 'apply',
        descriptionTitle: 'How to apply',
        description: [
          'Mail your resume, a cover letter and a portfolio to the careers address',
          'Put the title of this role in the subject line',
          'In the cover letter, tell us about one hard fault you found in an app and how you found it',
          'As a portfolio, send links to apps in a store or code that you may show, and say which part is yours',
        ],
      },
    ],
  },
  {
    id: 'sr-software-developer',
    jobTitle: 'Sr. Software Developer',
    shortTitle: 'Sr. Developer',
    posting: 'Software Engineering',
    timestamp: '2026-11-09',
    location,
    salary: { from: 5, to: 20 },
    jobType,
    qualifications: [
      `${figures.careers.experienceYears} years of building web applications and the services behind them`,
      'Strong JavaScript or TypeScript with Node.js, or Python; React for the parts that people see',
      'Relational databases: schema design, transactions, and queries that stay quick as tables grow',
      'API design: versions, error codes, retries, and requests that may safely be sent twice',
      'Running services on Linux and AWS: deployment, logs, alarms, backups that have been restored once',
      'Web security in practice: access rights, secrets, input checks, personal data',
      'Experience of guiding less senior developers through code review',
      'Clear written English, for documentation that customers’ developers will read',
    ],
    jobDescription: [
      {
        id: 'about',
        descriptionTitle: 'About the role',
        description:
          'You design and build the services behind our recharge, bill payment, payout and travel APIs, and the business software that we write to order. You take a feature from a customer’s question to a running service, and you stay responsible for it afterwards. Developers with fewer years behind them bring you their designs first, and learn from the questions that you ask.',
      },
      {
        id: 'work',
        descriptionTitle: 'What you will do',
        description: [
          'Turn a customer’s requirement into a design, an estimate and a plan that others can follow',
          'Build and document APIs that move money once, and only once',
          'Connect to the systems of banks, billers and operators, with their timeouts and their odd answers',
          'Write the reconciliation that finds a difference between two ledgers before a customer does',
          'Keep services observable: logs, metrics and alarms that name the cause',
          'Review code, and help Android and web developers with the services that they call',
        ],
      },
      {
        id: 'how-we-work',
        descriptionTitle: 'How we work',
        description:
          'The role is full time, from our office in Kolkata. Decisions are written down with their reasons, so that the next person can question them. Each change is reviewed and tested before it is released, and each release can be taken back. You talk to customers’ developers directly where that is quicker.',
      },
      {
        id: 'offer',
        descriptionTitle: 'What we offer',
        description:
          'A salary within the range above, fixed by your experience and agreed in writing before you join. A say in how systems are built, and the duty to explain why. Subjects from train tickets to payouts and blockchain records: what you learn in one helps in the next.',
      },
      {
        id: 'apply',
        descriptionTitle: 'How to apply',
        description: [
          'Mail your resume, a cover letter and a portfolio to the careers address',
          'Put the title of this role in the subject line',
          'In the cover letter, describe one system you built: what it did, what broke, what you would change',
          'As a portfolio, send code, documentation or a design note that you are free to share',
        ],
      },
    ],
  },
] as const satisfies readonly Posting[];
