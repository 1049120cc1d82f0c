import type { Article } from '../article.ts';

/** A log in which each line ends in the fingerprint of the line before it: the first 8 letters of its SHA-256. */
const log = [
  ['1, 14 Nov 2026, 40 bags in, 00000000', 'd44c0076'],
  ['2, 15 Nov 2026, 12 bags out, d44c0076', '243b2a64'],
  ['3, 16 Nov 2026, 8 bags out, 243b2a64', 'ae40bd29'],
] as const;
const forged = ['2, 15 Nov 2026, 2 bags out, d44c0076', '2d220eaa'] as const;

export const needBlockchain: Article = {
  summary:
    'Four questions tell you whether a project needs a blockchain or a database with an audit log. With five examples, and a log that shows tampering.',
  body: [
    'You need a blockchain only if four things are true. Several parties write to one record, they do not trust each other, they accept no common keeper, and the history must stay checkable for years. If one of these is missing, a database with an audit log is quicker, cheaper and easier to correct.',
    `## The four questions

Ask them in this order and stop at the first no.

1. **Do several parties write?** If one company and its staff make all entries, a blockchain copies a single company’s claims. A database can do that too.
2. **Do they have a reason to distrust each other?** Branches of one firm argue too, but they have one owner who decides. Competitors, or a buyer and a seller, do not.
3. **Is there no keeper that all accept?** A bank, an exchange, an industry body or a public registry often does the job already. Look for one before you build.
4. **Must the history be checkable for years?** If only today’s balance matters, parties can compare it once a day and sign it.

If all four answers are yes, a blockchain fits: a shared ledger in which no member can change the past unnoticed.`,
    {
      kind: 'table',
      heading: 'Five projects, and where they stop',
      caption: 'Five example projects, their answers to the four questions, and what to build',
      columns: ['Project', 'Several write', 'Distrust', 'No keeper', 'History', 'Build'],
      rows: [
        ['Loyalty points of one shop chain', 'No', '–', '–', '–', 'A database'],
        ['Stock of five branches of one firm', 'Yes', 'No', '–', '–', 'A database'],
        [
          'Payments between companies',
          'Yes',
          'Yes',
          'No: banks',
          '–',
          'Bank transfers or a [Payout API](/PayoutApi)',
        ],
        [
          'Daily milk quantities, settled each week',
          'Yes',
          'Yes',
          'Yes',
          'No',
          'A daily statement signed by both',
        ],
        [
          'Export documents between exporters, shipping lines and banks in several countries',
          'Yes',
          'Yes',
          'Yes',
          'Yes',
          'A shared ledger',
        ],
      ],
    },
    `In the last case the risk is real: the same cargo could be pledged at two banks. Each bank wants to see every pledge, and no single authority keeps the book for all those countries.

## What you can have without a blockchain

Many people who ask for a blockchain want one part of it: an entry that cannot be altered secretly. A chain of fingerprints gives you that inside an ordinary database. Each line includes the fingerprint of the line before it. A fingerprint, or hash, is a short code computed from the text, and it changes completely if one letter changes.`,
    {
      kind: 'table',
      heading: 'A stock log with fingerprints',
      intro:
        'The fingerprint is the first eight characters of the SHA-256 of the line, so you can check it on any computer. Real logs use the whole code.',
      caption: 'Lines of a stock log, each with the fingerprint of its text',
      columns: ['Line', 'Fingerprint'],
      rows: log,
    },
    `Suppose somebody later turns “12 bags out” into “2 bags out”. The line now reads “${forged[0]}”, and its fingerprint becomes ${forged[1]}. Line 3 still contains ${log[1][1]}, so a simple program finds the place.

One gap remains: the person who runs the database could recompute every line after the change. Close it by giving the latest fingerprint to others each evening, for example by email to your auditor and your partner. From then on they can prove what the log said that day.

Such a log suits a company that must show its records to partners, auditors or courts, and remains responsible for them. Our [software development](/SoftwareDevelopment) page describes systems with a log of every change.

## What a blockchain adds, and what it costs

A blockchain also lets all members write and agree on the order of entries without a central operator. You pay for that agreement.`,
    {
      kind: 'facts',
      heading: 'The price of sharing the book',
      rows: [
        {
          term: 'Speed',
          detail:
            'Members have to agree on each block. An entry takes seconds or longer; a database needs milliseconds.',
        },
        {
          term: 'Running it',
          detail:
            'Every member runs a server, or pays a network fee for each entry. The fee rises and falls.',
        },
        {
          term: 'Mistakes',
          detail:
            'A wrong entry stays. You add a correcting entry, and software must understand both.',
        },
        {
          term: 'Keys',
          detail:
            'A lost key cannot be reset by an administrator. Plan who may replace it, and how.',
        },
        {
          term: 'Rules',
          detail:
            'Members must agree in writing who may join, who may leave and who changes the software.',
        },
        {
          term: 'Truth',
          detail:
            'It protects entries from change. Whether they were true depends on who made them.',
        },
      ],
    },
    `The agreement between the members is usually the hardest part. If five companies cannot settle the rules around a table, software will not settle them either. On truth, see [what a smart contract cannot know](/Blog?post=what-a-smart-contract-cannot-know).

## Keep personal data off the chain

Names, phone numbers and identity numbers do not belong on a chain, because nothing can be erased there. The Digital Personal Data Protection Act, 2023 gives people a right to have their data corrected and erased, as its provisions come into force.

Keep the data in a database and put only a fingerprint on the chain. Add a secret random value to the text before you compute the fingerprint. Without it, somebody could try all phone numbers until one fits. If you delete the data and the random value, the fingerprint on the chain means nothing any more.

## If all four answers are yes

Start with a pilot that is easy to stop.`,
    {
      kind: 'steps',
      heading: 'A pilot that tells you enough',
      steps: [
        {
          title: 'One record',
          text: 'Choose the one document that causes disputes today, such as the pledge of a cargo.',
        },
        {
          title: 'Three members',
          text: 'Two competitors and one neutral party show whether the rules work.',
        },
        {
          title: 'Rules first',
          text: 'Write down who enters, who corrects, who pays, and what happens when a member leaves.',
        },
        {
          title: 'Three months',
          text: 'Run it beside the old way. Count the disputes avoided, the wrong entries and the cost of each entry.',
        },
        {
          title: 'Decide',
          text: 'Compare the result with a daily statement that both sides sign.',
        },
      ],
    },
    'Our [blockchain](/Blockchain) page compares both ways for your own case, and we tell you if a database will do.',
  ],
  sources: [
    {
      by: 'National Institute of Standards and Technology, USA',
      title: 'NISTIR 8202, Blockchain Technology Overview, October 2018',
      url: 'https://doi.org/10.6028/NIST.IR.8202',
    },
    {
      by: 'Parliament of India',
      title: 'Digital Personal Data Protection Act, 2023, section 12',
    },
  ],
};
