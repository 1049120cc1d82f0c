import { figures } from '../figures.ts';
import { bulkSms } from '../services/bulkSms.ts';
import { operatorFinder } from '../services/operatorFinder.ts';
import { solutions } from '../services/solutions.ts';
import type { Page } from './page.ts';

export const vasPages = [
  {
    path: '/Solutions',
    layout: 'service',
    name: 'Long/Short Code and Sim Hosting',
    title: 'Inbound SMS: long code, short code, SIM hosting',
    description: `Receive SMS from your customers on a ${figures.codes.longDigits}-digit long code, a short code or your own hosted SIM. Compare all three, with an API example.`,
    lastChanged: '2026-11-30',
    menu: [
      {
        group: 'Vas Service',
        label: 'Long/Short Code',
        line: 'Numbers that receive messages',
        icon: 'message',
      },
      {
        group: 'Vas Service',
        label: 'Sim Hosting',
        line: 'Texts to your SIM, forwarded',
        icon: 'server',
      },
    ],
    content: solutions,
  },
  {
    path: '/BulkSMS',
    layout: 'service',
    name: 'Bulk SMS',
    title: 'Bulk SMS with DLT registration, panel and API',
    description:
      'Bulk SMS in India for OTPs, alerts and offers: DLT registration in four steps, header types, template rules, an API example and documents you need.',
    lastChanged: '2026-11-29',
    menu: [
      {
        group: 'Vas Service',
        label: 'Bulk SMS',
        line: 'Alerts, codes and campaigns',
        icon: 'send',
      },
    ],
    content: bulkSms,
  },
  {
    path: '/OperatorFinder',
    layout: 'service',
    name: 'Operator, pincode and IFSC finder',
    title: 'Pincode finder, IFSC finder and HLR lookup',
    description: `Read the ${figures.pincode.digits} digits of a pincode and the ${figures.ifsc.characters} characters of an IFSC. See all ${figures.pincode.zones} postal zones, and what an HLR lookup says about a mobile number.`,
    lastChanged: '2026-11-30',
    menu: [
      {
        group: 'Vas Service',
        label: 'HLR Lookup',
        line: 'Which operator a number is on',
        icon: 'search',
      },
      {
        group: 'Vas Service',
        label: 'Pincode Finder',
        line: 'Six digits to a post office',
        icon: 'map-pin',
      },
      {
        group: 'Vas Service',
        label: 'IFSC Finder',
        line: 'Eleven characters to a branch',
        icon: 'landmark',
      },
    ],
    content: operatorFinder,
  },
] as const satisfies readonly Page[];
