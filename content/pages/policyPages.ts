import { dataUserPolicy } from '../policies/dataUserPolicy.ts';
import { privacyPolicy } from '../policies/privacyPolicy.ts';
import { refundAndCancellationPolicy } from '../policies/refundAndCancellationPolicy.ts';
import { termsAndConditions } from '../policies/termsAndConditions.ts';
import type { Page } from './page.ts';

/** The legal pages in the order of the footer's links. */
export const policyPages = [
  {
    path: '/PrivacyPolicy',
    layout: 'policy',
    name: 'Privacy policy',
    title: 'Privacy policy',
    description:
      'What this site does with the data of its visitors: no account, no cookie, no copy of what the forms take. What is logged, what mail keeps, and your rights.',
    lastChanged: '2026-11-21',
    policy: privacyPolicy,
  },
  {
    path: '/TermCondition',
    layout: 'policy',
    name: 'Terms and conditions',
    title: 'Terms and conditions',
    description:
      'The terms on which you may use this site: who may use it, what it is for, what you and we are responsible for, and which law and courts apply.',
    lastChanged: '2026-11-20',
    policy: termsAndConditions,
  },
  {
    path: '/RefundCancellationPolicy',
    layout: 'policy',
    name: 'Refund and cancellation policy',
    title: 'Refund and cancellation policy',
    description:
      'When and how you can ask for money back: software, subscriptions, custom work and failed recharges, with the periods for asking, review and payment.',
    lastChanged: '2026-11-20',
    policy: refundAndCancellationPolicy,
  },
  {
    path: '/DataUserPolicy',
    layout: 'policy',
    name: 'Data user policy',
    title: 'Data user policy',
    description:
      'What businesses that receive data through our services may do with it: purpose, consent, security, storage, incidents, and what happens when access ends.',
    lastChanged: '2026-11-20',
    policy: dataUserPolicy,
  },
] as const satisfies readonly Page[];
