import { figures } from '../figures.ts';
import { rupees } from '../rupees.ts';
import { aeps } from '../services/aeps.ts';
import { indoNepal } from '../services/indoNepal.ts';
import { matm } from '../services/matm.ts';
import { panUti } from '../services/panUti.ts';
import { pos } from '../services/pos.ts';
import { prepaidCard } from '../services/prepaidCard.ts';
import type { Page } from './page.ts';

export const fintechPages = [
  {
    path: '/PosPage',
    layout: 'service',
    name: 'POS / mPOS',
    title: 'POS and mPOS machines for cards and UPI',
    description: `Accept cards and UPI with a POS or mPOS machine in ${figures.pos.steps} steps and about ${figures.pos.seconds} seconds. Charges, settlement, documents, failed payments and how to get a quote.`,
    lastChanged: '2026-11-30',
    menu: [
      {
        group: 'FinTech',
        label: 'POS / mPOS',
        line: 'Machines for cards and UPI',
        icon: 'credit-card',
      },
    ],
    content: pos,
  },
  {
    path: '/MatmPage',
    layout: 'service',
    name: 'Mobile ATM',
    title: 'Mobile ATM and micro ATM service for shops',
    description:
      'Offer micro ATM cash withdrawal on debit cards at your shop. The card reader and documents you need, what you earn, and what happens if a withdrawal fails.',
    lastChanged: '2026-11-30',
    menu: [
      {
        group: 'FinTech',
        label: 'Mobile ATM',
        line: 'Cash on a debit card',
        icon: 'banknote',
      },
    ],
    content: matm,
  },
  {
    path: '/PrepaidCard',
    layout: 'service',
    name: 'Prepaid card',
    title: 'Prepaid cards for staff, gifts and dealers',
    description:
      'Prepaid cards for staff expenses, Diwali gifts and dealer incentives. Compare gift, small and full-KYC cards: limits, documents, charges and unspent money.',
    lastChanged: '2026-11-30',
    menu: [
      {
        group: 'FinTech',
        label: 'Prepaid card',
        line: 'For expenses, gifts and incentives',
        icon: 'wallet',
      },
    ],
    content: prepaidCard,
  },
  {
    path: '/PanUtiPage',
    layout: 'service',
    name: 'PAN card via a tax-ID agency',
    title: 'UTI PAN card applications at your shop',
    description:
      'Open a UTI PAN card counter: apply for new PAN cards, corrections and reprints. Forms 93–96, Aadhaar and proof of birth, fees and what your shop needs.',
    lastChanged: '2026-11-30',
    menu: [
      {
        group: 'FinTech',
        label: 'PAN card via a tax-ID agency',
        line: 'Applications at your counter',
        icon: 'id-card',
      },
    ],
    content: panUti,
  },
  {
    path: '/AepsPage',
    layout: 'service',
    name: 'AEPS',
    title: 'AEPS: Aadhaar cash withdrawal for your shop',
    description: `Offer AEPS cash withdrawal to customers of over ${figures.aeps.banks} banks. Aadhaar withdrawal limits, L1 scanner, documents, earnings and how distributors go live.`,
    lastChanged: '2026-11-29',
    content: aeps,
  },
  {
    path: '/IndoNepal',
    layout: 'service',
    name: 'Indo-Nepal remittance',
    title: 'Indo-Nepal money transfer from your shop',
    description: `Send money to Nepal from your shop: up to ${rupees(figures.indoNepal.maximumRupees)} cash a transfer, received in ${figures.indoNepal.paidOutIn}. Yearly limit, documents, steps and what you earn.`,
    lastChanged: '2026-11-30',
    content: indoNepal,
  },
] as const satisfies readonly Page[];
