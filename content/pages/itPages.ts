import { blockchain } from '../services/blockchain.ts';
import { digitalMarketing } from '../services/digitalMarketing.ts';
import { mlmSoftware } from '../services/mlmSoftware.ts';
import { rechargeApplication } from '../services/rechargeApplication.ts';
import { softwareDevelopment } from '../services/softwareDevelopment.ts';
import type { Page } from './page.ts';

export const itPages = [
  {
    path: '/SoftwareDevelopment',
    layout: 'service',
    name: 'Software development',
    title: 'Custom software and web application development',
    description:
      'Custom software and web application development in India, in stages you approve. See an example project, running costs and who owns the code.',
    lastChanged: '2026-11-30',
    menu: [
      {
        group: 'IT Service',
        label: 'Software development',
        line: 'Web applications and systems',
        icon: 'code',
      },
    ],
    content: softwareDevelopment,
  },
  {
    path: '/MLMSoftware',
    layout: 'service',
    name: 'MLM software',
    title: 'MLM software for direct-selling companies',
    description:
      'MLM software for direct-selling companies: seller tree, commissions with TDS, a worked payout, running costs and the Direct Selling Rules, 2021.',
    lastChanged: '2026-11-30',
    menu: [
      {
        group: 'IT Service',
        label: 'MLM software',
        line: 'Plans, trees and payouts',
        icon: 'network',
      },
    ],
    content: mlmSoftware,
  },
  {
    path: '/RechargeApplication',
    layout: 'service',
    name: 'Recharge application',
    title: 'White-label recharge application and panel',
    description:
      'White-label recharge app and web panel for mobile, DTH and data card. How one recharge runs, how you earn, what it costs to run and who owns it.',
    lastChanged: '2026-11-30',
    menu: [
      {
        group: 'IT Service',
        label: 'Recharge application',
        line: 'App and panel in your name',
        icon: 'smartphone',
      },
    ],
    content: rechargeApplication,
  },
  {
    path: '/DigitalMarketing',
    layout: 'service',
    name: 'Digital marketing',
    title: 'Digital marketing services: SEO, ads and social',
    description:
      'Digital marketing services in India: SEO, search ads, social media, email and SMS, a worked month in figures, what you pay and which accounts you own.',
    lastChanged: '2026-11-30',
    menu: [
      {
        group: 'IT Service',
        label: 'Digital marketing',
        line: 'Search, social and campaigns',
        icon: 'megaphone',
      },
    ],
    content: digitalMarketing,
  },
  {
    path: '/Blockchain',
    layout: 'service',
    name: 'Blockchain',
    title: 'Blockchain and smart contract development',
    description:
      'Blockchain and smart contract development in India: when a database is enough, an example project in stages, running costs, code ownership and tax.',
    lastChanged: '2026-11-30',
    menu: [
      {
        group: 'IT Service',
        label: 'Blockchain',
        line: 'Contracts and shared ledgers',
        icon: 'blocks',
      },
    ],
    content: blockchain,
  },
] as const satisfies readonly Page[];
