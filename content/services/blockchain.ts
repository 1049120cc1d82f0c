import { rules } from '../rules.ts';
import type { ServiceContent } from './serviceContent.ts';

export const blockchain: ServiceContent = {
  heading: 'Blockchain development for shared records',
  lead: 'We build smart contracts and private ledgers for records that several companies share, and say first whether a database would do.',
  picture: {
    name: 'blockchain',
    narrow: 'blockchain-hero-narrow',
    alt: 'A framed certificate for Riya Das with a golden seal, a signature and a code; from the code a line leads to block 1042, the last of three chained blocks, and from there to what an employer sees: verified, by block 1042 of 14 November',
  },
  action: 'Discuss your use case',
  secondAction: { label: 'Compare with a database', href: '#compare' },
  sections: [
    {
      kind: 'prose',
      heading: 'A blockchain keeps the record',
      intro:
        'Every member has a copy. Each block holds a fingerprint, or hash, of the one before, so a change shows.',
      picture: {
        name: 'blockchain-copies',
        narrow: 'blockchain-copies-narrow',
        alt: 'A supplier, a transporter and a buyer, each with a chain of three blocks; the transporter has changed the second block, so the link before it is broken, its second and third fingerprints differ, and its copy is marked as false',
      },
      paragraphs: [],
    },
    {
      kind: 'prose',
      beside: true,
      heading: 'A smart contract acts on it',
      intro:
        'It is a program kept with the record. For example, it pays once buyer and transporter have signed for the goods.',
      picture: {
        name: 'blockchain-contract',
        alt: 'A delivery note for 40 cartons that buyer and transporter have signed, from both ticks one arrow to a program that asks for both signatures, and the banknotes that it releases to the supplier',
      },
      paragraphs: [],
    },
    {
      kind: 'facts',
      id: 'compare',
      heading: 'Do you need a blockchain or a database?',
      banner: {
        name: 'blockchain-decision',
        narrow: 'blockchain-decision-narrow',
        alt: 'Three questions: does only one company write, do all trust one member, may old entries change? Each yes means that a database is enough, where there is room a table of cartons in which 120 is crossed out for 100; three times no leads to three members with the same entry of 100 cartons in their chains, so a blockchain helps',
      },
      rows: [
        {
          term: 'Why a database is often enough',
          detail: 'It is cheaper and faster. A member whom all trust can run it for the others.',
        },
        {
          term: 'How a database is corrected',
          detail:
            'The new value replaces the old one, and a log [keeps every change](/SoftwareDevelopment).',
        },
        {
          term: 'What a blockchain cannot do',
          detail: 'It does not show if an entry is true. Keep personal data outside it.',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'A certificate that any employer can check',
      intro:
        'In this example, an institute’s ledger holds only the fingerprint of each certificate, shortened here. A changed copy has another one. You agree your own fields.',
      samples: [
        {
          title: 'Verified',
          request: {
            method: 'POST',
            path: '/v1/certificates/check',
            body: {
              issuer: 'INST-KOL-07',
              fingerprint: '5e0a71d9…a94c3ec8',
            },
          },
          response: {
            status: 200,
            body: {
              status: 'verified',
              block: 1042,
              publishedOn: '2026-11-14',
              revoked: false,
            },
          },
        },
        {
          title: 'Revoked',
          request: {
            method: 'POST',
            path: '/v1/certificates/check',
            body: { issuer: 'INST-KOL-07', fingerprint: '91c6e42b…7f05d3a8' },
          },
          response: {
            status: 200,
            body: {
              status: 'revoked',
              block: 1038,
              publishedOn: '2026-11-09',
              revoked: true,
              revokedOn: '2026-11-16',
            },
          },
        },
        {
          title: 'No match',
          request: {
            method: 'POST',
            path: '/v1/certificates/check',
            body: { issuer: 'INST-KOL-07', fingerprint: 'b3f90c62…1d7e44af' },
          },
          response: { status: 200, body: { status: 'no_match' } },
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How such a project goes, in four stages',
      banner: {
        name: 'blockchain-stages',
        narrow: 'blockchain-stages-narrow',
        stepwise: true,
        alt: 'The website of an institute with a certificate that may be a fake; a hand that signs the agreed rules; a sample certificate with the stamp Revoked; and a reviewer at a desk, whose screen shows the contract in code with a tick',
      },
      steps: [
        {
          title: 'Question the need',
          text: 'Employers should not depend on the institute’s own website.',
        },
        {
          title: 'Agree the rules',
          text: 'Who may publish and revoke? The institute signs rules and price.',
        },
        {
          title: 'Run a trial',
          text: 'Staff publish and revoke samples. We try to break the contract.',
        },
        {
          title: 'Review and release',
          text: 'Someone else reviews the contract. Once released, it is hard to change.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Costs, keys, ownership and tax',
      pictureFirst: true,
      picture: {
        name: 'blockchain-keys',
        alt: 'The keys of the ledger in the example: the registrar’s key publishes, the director’s key revokes, an employer checks without a key, and two spare keys hang in a safe',
      },
      questions: [
        {
          question: 'What does it cost to build, and who owns the code?',
          answer:
            'We agree a price for each stage before it starts, and build with Solidity, Ethereum, JavaScript and Python. Custom work is [non-refundable](/RefundCancellationPolicy) once started. Who owns the code is part of your agreement.',
        },
        {
          question: 'What does an entry cost?',
          answer:
            'On a public network, a fee in its own coin, which rises and falls. On a private ledger there is no fee, but the members pay for the servers.',
        },
        {
          question: 'Who should keep the keys?',
          answer:
            'The holder of a private key controls its entries. Decide who keeps each key, and plan for its loss.',
        },
        {
          question: 'How are coins and tokens taxed?',
          answer: `Gains from virtual digital assets are taxed at ${rules.virtualAssetTax.text}. When such an asset is transferred, ${rules.virtualAssetTds.text} is deducted.`,
        },
        {
          question: 'Do you have to register with FIU-IND?',
          answer: `Businesses that exchange, transfer or keep virtual assets for others, or help an issuer sell them, must register. The duty applies since ${rules.virtualAssetRegistration.text}. We run no exchange and hold no coins. Take legal advice before you plan a token.`,
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
