import { figures } from '../figures.ts';
import type { ServiceContent } from './serviceContent.ts';

export const blockchain: ServiceContent = {
  heading: 'Blockchain where several parties must trust one record',
  lead: 'We design, write and test ledgers and smart contracts for records that no single company should be able to change alone.',
  picture: {
    name: 'blockchain',
    alt: 'Four linked blocks in a row, each with a number, a time of November 2026 and a shortened hash that repeats in the next block; above them a certificate whose fingerprint matches the hash in the third block, with a green mark that says verified',
  },
  proof: [
    {
      value: `${figures.company.yearsOfExperience}+ years`,
      label: 'of building software and payment systems',
    },
    { value: `${figures.company.solutionsDelivered}+`, label: 'solutions delivered' },
    { value: figures.company.supportHours, label: 'support' },
  ],
  sections: [
    {
      kind: 'prose',
      heading: 'What a blockchain is, in one minute',
      paragraphs: [
        'A blockchain is a record book of which every member holds a copy. Entries are gathered into blocks, and each block carries a fingerprint, called a hash, of the block before it. Change an old entry and its fingerprint no longer fits, so every other copy shows the change.',
        'A smart contract is a program kept in that book. It runs by the same rules for everyone, for example: release the payment when buyer and carrier have both signed for the goods.',
      ],
    },
    {
      kind: 'audience',
      heading: 'Where it earns its place',
      cards: [
        {
          icon: 'truck',
          title: 'Supply chains',
          text: 'Growers, processors, carriers and shops each record their step. A buyer can follow one lot of tea from the garden to the shelf.',
        },
        {
          icon: 'graduation-cap',
          title: 'Issuers of certificates',
          text: 'Institutes and laboratories publish the hash of a document. Anyone can check a copy without telephoning the office.',
        },
        {
          icon: 'handshake',
          title: 'Groups of companies',
          text: 'Partners who settle with one another every month share one ledger in place of several that disagree.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'What we build',
      cards: [
        {
          icon: 'file-text',
          title: 'Smart contracts',
          text: 'Written in Solidity for Ethereum and networks compatible with it, with a test for each rule and a plain-language description for your lawyer.',
        },
        {
          icon: 'blocks',
          title: 'Private ledgers',
          text: 'Networks that only invited members can read and write, with a role and a key for each of them.',
        },
        {
          icon: 'plug',
          title: 'The application around it',
          text: 'The web pages, apps and APIs that people touch, so that your staff need no knowledge of chains or keys. See [software development](/SoftwareDevelopment).',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'A certificate, checked by its fingerprint',
      intro:
        'The institute published the hash, not the paper. Whoever holds a copy asks whether the ledger knows it.',
      samples: [
        {
          title: 'Check a certificate',
          request: {
            method: 'POST',
            path: '/v1/certificates/check',
            body: { issuer: 'INST-KOL-07', fingerprint: '5e0a…c8' },
          },
          response: {
            status: 200,
            body: {
              status: 'verified',
              fingerprint: '5e0a…c8',
              block: 1042,
              previousHash: 'd208…6b',
              publishedOn: '2026-11-14',
              revoked: false,
            },
          },
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How a project runs',
      steps: [
        {
          title: 'Question the need',
          text: 'You tell us who writes, who reads and who distrusts whom. If a database is enough, we say so at this point.',
        },
        {
          title: 'Model the rules',
          text: 'We write down each entry, who may make it, and what happens when one is wrong. You and your partners sign this.',
        },
        {
          title: 'Prove it on a test network',
          text: 'You work through your cases with worthless test coins. We also try to break the contract.',
        },
        {
          title: 'Review, then release',
          text: 'Someone who did not write the code reviews it, because a released contract is hard to change.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'A database or a blockchain?',
      intro:
        'A database is cheaper and faster. Choose a blockchain only if its answers describe you.',
      caption: 'When a database is enough and when a blockchain helps',
      columns: ['Question', 'Database is enough if', 'Blockchain helps if'],
      rows: [
        [
          'Who writes?',
          'One company and its staff',
          'Several companies with interests of their own',
        ],
        ['Whom do the others trust?', 'The company that runs it', 'No single member'],
        ['May old entries change?', 'Yes, with a log', 'No; a correction is a new entry'],
        ['Does it hold personal data?', 'Often', 'Kept outside; the chain holds hashes only'],
        [
          'What does an entry cost?',
          'Next to nothing',
          'A network fee on public chains, paid each time',
        ],
      ],
    },
    {
      kind: 'facts',
      heading: 'Technology and limits',
      rows: [
        { term: 'Languages and network', detail: 'Solidity, Ethereum, JavaScript, Python' },
        {
          term: 'Keys',
          detail:
            'Who holds a private key controls its entries; plan its safe keeping and its loss',
        },
        {
          term: 'Tokens',
          detail:
            'Virtual digital assets have tax and reporting rules of their own in India; take legal advice first',
        },
        {
          term: 'Refunds',
          detail:
            'Custom work is non-refundable once started; see the [refund policy](/RefundCancellationPolicy)',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'If a blockchain is not the answer',
      links: [
        {
          path: '/SoftwareDevelopment',
          label: 'Software development',
          text: 'A plain database with a log, built around how you work.',
        },
        {
          path: '/PayoutApi',
          label: 'Payout API',
          text: 'Payments that carry a reference, when the question is who was paid.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about blockchain projects',
      questions: [
        {
          question: 'Does a blockchain need a cryptocurrency?',
          answer:
            'A private ledger needs none. A public network charges a fee in its own coin for each entry, and someone has to pay it.',
        },
        {
          question: 'Does it prove that an entry is true?',
          answer:
            'It proves which key made the entry, when, and that nobody altered it. If a clerk types a wrong weight, the wrong weight is kept for ever, so checks at the point of entry still matter.',
        },
        {
          question: 'What do you need from us to start?',
          answer:
            'A list of the parties, a sample of the records they exchange today, one dispute that the ledger should have prevented, and the name of the person who can decide for each party.',
        },
      ],
    },
  ],
  call: {
    heading: 'Ask whether you need a blockchain at all',
    text: 'Tell us who keeps the record today and who doubts it. We answer with a recommendation, even if it is a plain database.',
  },
};
