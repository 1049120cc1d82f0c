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
    picture: {
      name: 'job-android',
      alt: 'A shopkeeper at his counter holds up a phone that has one bar of signal and shows ₹299 with a tick; beside him a printer prints “Paid ₹299”',
    },
    qualifications: [
      `${figures.careers.experienceYears} years of Android development`,
      'Strong Kotlin, and enough Java to read and fix older code',
      'REST APIs with JSON, including what an app should do when the network drops',
      'Secure handling of keys, tokens and personal data on a device',
      'Unit tests, Git and code review',
      'Clear written English; Bengali or Hindi is useful for talking to shop owners',
    ],
    jobDescription: [
      {
        id: 'about',
        descriptionTitle: 'About the role',
        description:
          'You build the Android apps our customers use for recharges, bill payments, card payments and money transfer. Many run on low-cost phones, on mobile data, in a busy shop. You help decide what to build next, and maintain it after release.',
      },
      {
        id: 'work',
        descriptionTitle: 'What you will do',
        description: [
          'Build new screens in Kotlin, from design to release',
          'Connect the apps to our recharge, bill payment, payout and money transfer APIs',
          'Show the correct status of every payment, even when the response arrives late',
          'Integrate fingerprint scanners, card readers and receipt printers',
          'Find and fix crashes and slow screens, especially on older phones',
        ],
      },
      {
        id: 'how-we-work',
        descriptionTitle: 'How we work',
        description:
          'This is a full-time role in our Kolkata office, close to the developers who build the APIs your app calls. You keep changes small, take part in code review and test on real phones. Because payments are involved, correctness comes before speed.',
      },
      {
        id: 'offer',
        descriptionTitle: 'What we offer',
        description:
          'A salary within the range above, depending on your experience. Varied work across payments, travel and business software, and colleagues who have built such systems before.',
      },
      {
        id: 'apply',
        descriptionTitle: 'How to apply',
        description: [
          'Select “Apply”: the form prepares your email to the careers address',
          'Attach your resume, a cover letter and a portfolio',
          'In the cover letter, describe a difficult app bug and your fix',
          'In the portfolio, link published apps or code, and say which part is yours',
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
    picture: {
      name: 'job-software',
      alt: 'Two lists of payments, “Ledger” and “Bank”, compared row by row: ₹1,000 and ₹299 match, and ₹3,000 is missing at the bank',
    },
    qualifications: [
      `${figures.careers.experienceYears} years building web applications and back-end services`,
      'Strong JavaScript or TypeScript with Node.js, or Python',
      'Relational databases: schema design, transactions and query performance',
      'API design: versioning, error codes, retries and idempotent requests',
      'Linux and AWS in production, and web security in practice',
      'Clear written English, and experience guiding junior developers through code review',
    ],
    jobDescription: [
      {
        id: 'about',
        descriptionTitle: 'About the role',
        description:
          'You design and build the services behind our recharge, bill payment, payout and travel APIs, and custom software for our customers. You take a feature from the first requirement to production, and you stay responsible for it there. Junior developers bring you their designs for review.',
      },
      {
        id: 'work',
        descriptionTitle: 'What you will do',
        description: [
          'Turn a customer’s requirement into a design, an estimate and a plan',
          'Build and document APIs that make each payment exactly once',
          'Integrate with banks, billers and operators, including their timeouts and unclear responses',
          'Write reconciliation that finds differences between two sets of records early',
          'Keep services observable with useful logs, metrics and alerts',
        ],
      },
      {
        id: 'how-we-work',
        descriptionTitle: 'How we work',
        description:
          'This is a full-time role in our Kolkata office. You record technical decisions with their reasons, take part in code review and plan releases that can be rolled back. You also talk to customers’ developers directly.',
      },
      {
        id: 'offer',
        descriptionTitle: 'What we offer',
        description:
          'A salary within the range above, depending on your experience. A say in how our systems are designed, and work that ranges from train tickets to payouts and blockchain.',
      },
      {
        id: 'apply',
        descriptionTitle: 'How to apply',
        description: [
          'Select “Apply”: the form prepares your email to the careers address',
          'Put “Sr. Software Developer” in its subject line: the form names Android Developer',
          'Attach your resume, a cover letter and a portfolio',
          'In the cover letter, describe one system you built: what it did, what failed and what you would change',
          'In the portfolio, include code, documentation or design notes you are free to share',
        ],
      },
    ],
  },
] as const satisfies readonly Posting[];
