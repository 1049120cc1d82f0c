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
        'An entry shows which key made it and when. It does not prove that the entry is true: a wrong weight stays on record.',
        'A smart contract is a program kept in that book. It follows the same rules for everyone. For example, it releases a payment when buyer and transporter have both signed for the goods.',
      ],
    },
    {
      kind: 'table',
      id: 'compare',
      heading: 'Do you need a blockchain or a database?',
      intro:
        'A database is cheaper, faster and [can log every change](/SoftwareDevelopment). Choose a blockchain only if its column describes you.',
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
      kind: 'code',
      heading: 'An example: a certificate that any employer can check',
      intro:
        'An institute wants employers to check its certificates without a phone call. The ledger holds only each certificate’s fingerprint, and an unaltered copy has the same one. This is an illustration: you agree your own names and fields.',
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
      kind: 'steps',
      heading: 'How such a project goes, in four stages',
      intro: 'The institute is invented to show the stages.',
      banner: {
        name: 'blockchain-stages',
        narrow: 'blockchain-stages-narrow',
        alt: 'A project from left to right: a sheet of rules with ticks and two signatures, then the released block 1042 with the fingerprints, and before it a reviewer with a tick',
      },
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
      kind: 'facts',
      heading: 'Costs, keys, ownership and tax',
      rows: [
        {
          term: 'Building',
          detail:
            'A price for each stage, agreed before it starts. Custom work is [non-refundable](/RefundCancellationPolicy) once started.',
        },
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
          term: 'Coins and tokens',
          detail: `Gains from virtual digital assets are taxed at ${rules.virtualAssetTax.text}, and ${rules.virtualAssetTds.text} tax is deducted when one is transferred. Since ${rules.virtualAssetRegistration.text}, businesses that exchange, transfer or keep them for others, or help an issuer sell them, must register with FIU-IND. We run no exchange and hold no coins. Take legal advice before you plan a token.`,
        },
      ],
    },
  ],
  rules: [rules.virtualAssetTax, rules.virtualAssetTds, rules.virtualAssetRegistration],
  call: {
    heading: 'Find out whether you need a blockchain',
    text: 'List the parties, the records they exchange and one dispute a shared ledger should prevent. Our recommendation comes by email or phone, even if it is a plain database.',
    picture: 'blockchain-closing',
  },
};
