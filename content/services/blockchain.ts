import { figures } from '../figures.ts';
import { rules } from '../rules.ts';
import type { ServiceContent } from './serviceContent.ts';

export const blockchain: ServiceContent = {
  heading: 'Blockchain development for records that several companies share',
  lead: 'We build smart contracts and private ledgers, and advise you first whether an ordinary database would do.',
  picture: {
    name: 'blockchain',
    narrow: 'blockchain-hero-narrow',
    alt: 'Four linked blocks in a row, each with a number, a time of November 2026 and a shortened hash that repeats in the next block; above them a certificate whose fingerprint matches the hash in the third block, with a green mark that says verified',
  },
  action: 'Discuss your use case',
  secondAction: { label: 'Compare with a database', href: '#compare' },
  proof: [
    {
      value: `${figures.company.yearsOfExperience}+ years`,
      label: 'building software and payment systems',
    },
    { value: `${figures.company.solutionsDelivered}+`, label: 'solutions delivered' },
    { value: figures.company.supportHours, label: 'support for what we build' },
  ],
  sections: [
    {
      kind: 'prose',
      heading: 'What a blockchain and a smart contract do',
      picture: {
        name: 'blockchain-copies',
        alt: 'The copies of one record book that a supplier, a transporter, a buyer and a bank keep, each with three linked fingerprints; the transporter has changed the second, and its copy is marked as not matching',
      },
      paragraphs: [
        'A blockchain is a record book, and every member holds a copy. Entries are grouped into blocks, and each block includes a fingerprint, or hash, of the one before it. If someone changes an old entry, its fingerprint no longer fits and the other copies show it.',
        'A smart contract is a program kept in that book. It follows the same rules for everyone. For example, it releases a payment when buyer and transporter have both signed for the goods.',
      ],
    },
    {
      kind: 'table',
      id: 'compare',
      heading: 'Do you need a blockchain or a database?',
      intro:
        'A database is cheaper and faster. Choose a blockchain only if what is said of it describes you.',
      caption: 'When a database is enough and when a blockchain helps',
      columns: ['Question', 'A database is enough', 'A blockchain helps'],
      rows: [
        ['Who writes?', 'One company and its staff', 'Several companies with different interests'],
        ['Who do the others trust?', 'The company that runs it', 'No single member'],
        ['May old entries change?', 'Yes, with a log', 'No; a correction is a new entry'],
        [
          'Does it hold personal data?',
          'Often',
          'Only outside the chain; the chain keeps fingerprints',
        ],
        ['What does an entry cost?', 'Next to nothing', 'A network fee, on public chains'],
      ],
    },
    {
      kind: 'steps',
      heading: 'Example project: certificates that anyone can check',
      intro:
        'An institute wants employers to check its certificates without a phone call. The institute is invented to show the stages.',
      steps: [
        {
          title: 'Question the need',
          text: 'Employers should not have to trust the institute’s own website, so a shared record helps. If it did not, we would say so at this stage.',
        },
        {
          title: 'Agree the rules',
          text: 'Who may publish, who may revoke, and how a mistake is corrected. The institute signs these rules and the price.',
        },
        {
          title: 'Try it on a test network',
          text: 'Staff publish and revoke sample certificates with worthless test coins. We also try to break the contract.',
        },
        {
          title: 'Review and release',
          text: 'Someone who did not write the contract reviews it, because a released contract is hard to change.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'If a database is enough',
      beside: true,
      links: [
        {
          path: '/SoftwareDevelopment',
          label: 'Software development',
          text: 'A web application with a log of every change, built in stages.',
        },
        {
          path: '/PayoutApi',
          label: 'Payout API',
          text: 'Payments with a reference, when the question is who was paid.',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'How an employer checks a certificate',
      intro:
        'The ledger holds only the certificate’s fingerprint. The employer’s copy produces the same fingerprint if nothing was altered. This is an illustration: you agree your own names and fields.',
      picture: {
        name: 'blockchain-check',
        alt: 'An employer’s copy of a certificate at the left, block 1042 of the ledger at the right, and below them the fingerprint that both have, marked verified',
      },
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
      kind: 'facts',
      heading: 'Running costs, keys and ownership',
      rows: [
        { term: 'Building', detail: 'A price for each stage, agreed before that stage starts.' },
        {
          term: 'Public network',
          detail: 'A fee for each entry, paid in the network’s own coin. It rises and falls.',
        },
        {
          term: 'Private ledger',
          detail: 'No fee for an entry, but the members pay for the servers that run it.',
        },
        {
          term: 'Keys',
          detail:
            'The holder of a private key controls its entries. Decide who keeps it, and plan for its loss.',
        },
        {
          term: 'Source code',
          detail:
            'Your agreement says who owns it. Ask for the contracts, tests and deployment accounts.',
        },
        { term: 'Technology', detail: 'Solidity, Ethereum, JavaScript and Python.' },
        {
          term: 'Refunds',
          detail:
            'Custom work is non-refundable once started. See the [refund policy](/RefundCancellationPolicy).',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Coins, tax and what an entry proves',
      beside: true,
      questions: [
        {
          question: 'Which Indian rules apply to tokens and coins?',
          answer: `Gains from virtual digital assets are taxed at ${rules.virtualAssetTax.text}, and ${rules.virtualAssetTds.text} tax is deducted when one is transferred. Since ${rules.virtualAssetRegistration.text}, businesses that exchange, transfer or keep such assets for others must register with FIU-IND. So must those that provide financial services for an issuer’s sale of them. Take legal advice before you plan a token.`,
        },
        {
          question: 'Do you deal in coins yourselves?',
          answer: 'No. We run no exchange and hold no coins. We build software.',
        },
        {
          question: 'Does a blockchain need a cryptocurrency?',
          answer:
            'A private ledger needs none. A public network charges its fees in its own coin, and someone has to pay them.',
        },
        {
          question: 'Does it prove that an entry is true?',
          answer:
            'It shows which key made the entry, when, and that the entry was not altered. If a clerk enters a wrong weight, the wrong weight stays on record. Checks at the point of entry still matter.',
        },
      ],
    },
  ],
  rules: [rules.virtualAssetTax, rules.virtualAssetTds, rules.virtualAssetRegistration],
  call: {
    heading: 'Find out whether you need a blockchain',
    text: 'List the parties, the records they exchange and one dispute a shared ledger should prevent. Our recommendation comes by email or phone, even if it is a plain database.',
  },
};
