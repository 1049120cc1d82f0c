import { rules } from '../rules.ts';
import type { ServiceContent } from './serviceContent.ts';

export const blockchain: ServiceContent = {
  heading: 'Blockchain development for records that several companies share',
  lead: 'We build smart contracts and private ledgers, and advise you first whether an ordinary database would do.',
  picture: {
    name: 'blockchain',
    narrow: 'blockchain-hero-narrow',
    alt: 'Three linked blocks in a row, each with a number, a time of November 2026 and a shortened hash that repeats in the next block; above them a certificate whose fingerprint matches the hash in the last block, with a green mark that says verified',
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
        'A blockchain is a record book, and every member holds a copy. Each block of entries includes a fingerprint, or hash, of the block before. Change an old entry, and the other copies show it.',
        'An entry shows which key made it and when. It does not prove that the entry is true: a wrong weight stays on record.',
        'A smart contract is a program kept in that book, with the same rules for everyone. For example, it releases a payment once buyer and transporter have signed for the goods.',
      ],
    },
    {
      kind: 'table',
      id: 'compare',
      heading: 'Do you need a blockchain or a database?',
      intro:
        'A database is cheaper, faster and [can log every change](/SoftwareDevelopment). Choose a blockchain only if its column describes you.',
      caption: 'When a database is enough and when a blockchain helps',
      comparedIcons: ['blocks', 'database'],
      columns: ['Question', 'A blockchain helps', 'A database is enough'],
      rows: [
        ['Who writes?', 'Several companies with different interests', 'One company and its staff'],
        ['Who do the others trust?', 'No single member', 'The company that runs it'],
        ['May old entries change?', 'No; a correction is a new entry', 'Yes, with a log'],
        [
          'Does it hold personal data?',
          'Only outside the chain; the chain keeps fingerprints',
          'Often',
        ],
        ['What does an entry cost?', 'A network fee, on public chains', 'Next to nothing'],
      ],
    },
    {
      kind: 'code',
      heading: 'An example: a certificate that any employer can check',
      intro:
        'The ledger holds only each certificate’s fingerprint, and an unaltered copy has the same one. This is an illustration: you agree your own names and fields.',
      picture: {
        name: 'blockchain-check',
        narrow: 'blockchain-check-narrow',
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
      intro: 'An institute, invented for this example, wants employers to check its certificates.',
      banner: {
        name: 'blockchain-stages',
        narrow: 'blockchain-stages-narrow',
        alt: 'A project from left to right: a sheet of rules with ticks and two signatures, then the released block 1042 with the fingerprints, and before it a reviewer with a tick',
      },
      steps: [
        {
          title: 'Question the need',
          text: 'Employers should not have to trust the institute’s own website. So a shared record helps.',
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
      picture: {
        name: 'blockchain-keys-tall',
        narrow: 'blockchain-keys',
        alt: 'Who holds which key in the example: the registrar’s key publishes, the director’s key revokes, an employer checks without a key, and two spare keys hang in a safe',
      },
      rows: [
        {
          term: 'Building and code',
          detail:
            'A price for each stage, agreed before it starts. Custom work is [non-refundable](/RefundCancellationPolicy) once started. Your agreement says who owns the code.',
        },
        {
          term: 'An entry',
          detail:
            'On a public network, a fee in its own coin, which rises and falls. On a private ledger no fee, but the members pay for the servers.',
        },
        {
          term: 'Keys',
          detail:
            'The holder of a private key controls its entries. Decide who keeps it, and plan for its loss.',
        },
        { term: 'Technology', detail: 'Solidity, Ethereum, JavaScript and Python.' },
        {
          term: 'Tax on gains',
          figure: rules.virtualAssetTax.text,
          detail: 'Of gains from virtual digital assets, such as coins and tokens.',
        },
        {
          term: 'Tax deducted',
          figure: rules.virtualAssetTds.text,
          detail: 'When a virtual digital asset is transferred.',
        },
        {
          term: 'Registration with FIU-IND',
          detail: `Businesses that exchange, transfer or keep virtual assets for others, or help an issuer sell them, must register. The duty applies since ${rules.virtualAssetRegistration.text}. We run no exchange and hold no coins. Take legal advice before you plan a token.`,
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
