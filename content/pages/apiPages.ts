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
    description: `One API for mobile, DTH and data card recharge in India. Failed recharges return within ${figures.recharge.refundHours} hours, and there is no minimum deposit.`,
    lastChanged: '2026-11-21',
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
    title: 'Travel API for train ticket booking',
    description:
      'Search trains, check seats and book tickets from your own counter or app. What the Travel API does, who uses it, how a booking runs, and how to start.',
    lastChanged: '2026-11-21',
    menu: [
      {
        group: 'API Service',
        label: 'Travel API',
        line: 'Train search and tickets',
        icon: 'train',
      },
    ],
    content: travelApi,
  },
  {
    path: '/BbpsPage',
    layout: 'api',
    name: 'BBPS',
    title: 'BBPS: bill payment in twelve categories',
    description:
      'Collect electricity, gas, water, telecom, insurance, loan, FASTag and other bills through the national bill payment system, from one interface.',
    lastChanged: '2026-11-21',
    menu: [{ group: 'API Service', label: 'BBPS', line: 'Twelve kinds of bills', icon: 'receipt' }],
    content: bbps,
  },
  {
    path: '/PayoutApi',
    layout: 'api',
    name: 'Payout API',
    title: 'Payout API: NEFT, RTGS, IMPS, UPI and wallet',
    description:
      'Pay salaries, vendors, refunds and winnings from your own system: three APIs to add a beneficiary, send the payout and ask how it stands.',
    lastChanged: '2026-11-21',
    menu: [
      { group: 'API Service', label: 'Payout API', line: 'Five modes, three calls', icon: 'send' },
    ],
    content: payoutApi,
  },
  {
    path: '/PanCardApi',
    layout: 'api',
    name: 'PAN Card API',
    title: 'PAN Card API: verify a PAN in one call',
    description: `Check a ${figures.pan.characters}-character PAN and the name behind it before you onboard a customer or pay a vendor. How the call works, what it returns, how to start.`,
    lastChanged: '2026-11-21',
    menu: [
      {
        group: 'API Service',
        label: 'PAN Card API',
        line: 'Check a PAN and its holder',
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
  title: 'Domestic money transfer by IMPS and NEFT',
  description: `Send money for your customers to over ${figures.transfer.banks} banks in India by IMPS and NEFT. Who may use it, how a transfer runs, what it needs, and what people ask.`,
  lastChanged: '2026-11-21',
  content: moneyTransfer,
} as const satisfies Page;
