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
      'How this site handles your data: no cookies, no analytics, no copy of what you enter in forms. What our log records, how long we keep emails, your rights.',
    lastChanged: '2026-11-30',
    policy: privacyPolicy,
  },
  {
    path: '/TermCondition',
    layout: 'policy',
    name: 'Terms and conditions',
    title: 'Terms and conditions',
    description:
      'Terms of use for this website: who may use it, how services are bought, acceptable use, liability, refunds in brief, governing law and courts in India.',
    lastChanged: '2026-11-30',
    policy: termsAndConditions,
  },
  {
    path: '/RefundCancellationPolicy',
    layout: 'policy',
    name: 'Refund and cancellation policy',
    title: 'Refund and cancellation policy',
    description:
      'Refund rules and time limits for software, subscriptions, custom work and failed recharges: how to request a refund, how we review it and how you are paid.',
    lastChanged: '2026-11-30',
    policy: refundAndCancellationPolicy,
  },
  {
    path: '/DataUserPolicy',
    layout: 'policy',
    name: 'Data user policy',
    title: 'Data user policy',
    description:
      'Rules for businesses that receive data through our APIs: permitted use, consent, security, storage, breach reporting to CERT-In and when access ends.',
    lastChanged: '2026-11-30',
    policy: dataUserPolicy,
  },
] as const satisfies readonly Page[];
