/**
 * The API pages of the side navigation, and the money transfer page, which uses their layout but is not in the list.
 */
import { figures } from '../figures.ts';
import { bbps } from '../services/bbps.ts';
import { moneyTransfer } from '../services/moneyTransfer.ts';
import { panCardApi } from '../services/panCardApi.ts';
import { payoutApi } from '../services/payoutApi.ts';
import { rechargeApi } from '../services/rechargeApi.ts';
import { travelApi } from '../services/travelApi.ts';
import type { Page } from './page.ts';

export const listedApiPages = [
  {
    path: '/RechargeApi',
    layout: 'api',
    name: 'Recharge API',
    title: 'Recharge API for mobile, DTH and data card',
    description: `Recharge API for mobile, DTH and data card in India: example calls, webhooks, refunds of failed recharges within ${figures.recharge.refundHours} hours, no minimum deposit.`,
    lastChanged: '2026-11-30',
    menu: [
      {
        group: 'API Service',
        label: 'Recharge API',
        line: 'Mobile, DTH and data card',
        icon: 'smartphone',
      },
    ],
    content: rechargeApi,
  },
  {
    path: '/TravelApi',
    layout: 'api',
    name: 'Travel API',
    title: 'Travel API: train ticket booking for agents',
    description:
      'Train ticket booking API for agents and apps: search, book, check and cancel with example calls, plus Tatkal, charting and agent registration rules.',
    lastChanged: '2026-11-29',
    menu: [
      {
        group: 'API Service',
        label: 'Travel API',
        line: 'Book and cancel train tickets',
        icon: 'train',
      },
    ],
    content: travelApi,
  },
  {
    path: '/BbpsPage',
    layout: 'api',
    name: 'BBPS',
    title: 'BBPS API: bill payment in twelve categories',
    description:
      'BBPS (Bharat Connect) bill payment API for shops and apps: collect electricity, gas, water, FASTag, loan and other bills, with calls and error handling.',
    lastChanged: '2026-11-30',
    menu: [
      {
        group: 'API Service',
        label: 'BBPS',
        line: 'Bill payment in 12 categories',
        icon: 'receipt',
      },
    ],
    content: bbps,
  },
  {
    path: '/PayoutApi',
    layout: 'api',
    name: 'Payout API',
    title: 'Payout API: NEFT, RTGS, IMPS, UPI and wallet',
    description:
      'Payout API for India: pay salaries, vendors, refunds and prizes to bank accounts, UPI IDs and wallets. See the modes, limits, calls and webhooks.',
    lastChanged: '2026-11-30',
    menu: [
      {
        group: 'API Service',
        label: 'Payout API',
        line: 'Pay banks, UPI IDs and wallets',
        icon: 'send',
      },
    ],
    content: payoutApi,
  },
  {
    path: '/PanCardApi',
    layout: 'api',
    name: 'PAN Card API',
    title: 'PAN Card API: PAN verification in one call',
    description:
      'PAN verification API for eligible businesses: check if a PAN is valid and operative, and if name and date of birth match. Example calls and errors.',
    lastChanged: '2026-11-30',
    menu: [
      {
        group: 'API Service',
        label: 'PAN Card API',
        line: 'Verify a PAN and its holder',
        icon: 'id-card',
      },
    ],
    content: panCardApi,
  },
] as const satisfies readonly Page[];

export const moneyTransferPage = {
  path: '/DmtPage',
  layout: 'api',
  name: 'Domestic money transfer',
  title: 'Domestic money transfer (DMT) by IMPS and NEFT',
  description: `DMT service and API for shops and distributors: send cash to over ${figures.transfer.banks} banks by IMPS or NEFT. Limits for each sender, failed transfers, example calls.`,
  lastChanged: '2026-11-30',
  content: moneyTransfer,
} as const satisfies Page;
