import { figures } from '../figures.ts';
import type { Page } from './page.ts';

export const companyPages = [
  {
    path: '/',
    layout: 'home',
    name: 'Home',
    title: 'Payment APIs, fintech and software in India',
    description: `Recharge, bill payment, travel, payouts, PAN, point of sale, SMS and software development for businesses in India, by a team with ${figures.company.yearsOfExperience}+ years behind it.`,
    lastChanged: '2026-11-21',
  },
  {
    path: '/About',
    layout: 'about',
    name: 'About',
    title: 'About us: what we build and why',
    description:
      'Who we are, what we build for businesses and distributors in India, and the marketplace for institutional unsecured capital that we are working towards.',
    lastChanged: '2026-11-20',
    menu: [
      { group: 'About', label: 'Overview', line: 'What we build, and for whom', icon: 'building' },
    ],
  },
  {
    path: '/Career',
    layout: 'careers',
    name: 'Career',
    title: 'Careers: open positions in Kolkata',
    description:
      'Two open positions in Kolkata: Android Developer and Sr. Software Developer, full time, work from office. Read the postings and apply by mail.',
    lastChanged: '2026-11-21',
    menu: [
      { group: 'About', label: 'Career', line: 'Open positions in Kolkata', icon: 'briefcase' },
    ],
  },
  {
    path: '/Blog',
    layout: 'blog',
    name: 'Blog',
    title: 'Blogs: payments, banking and software, explained',
    description:
      'Thirty short articles on recharges, bill payment, payouts, PAN, banking points, messaging and software, written for people who run a business on them.',
    lastChanged: '2026-11-21',
  },
  {
    path: '/Contact',
    layout: 'contact',
    name: 'Contact',
    title: 'Contact us: phone, mail and offices',
    description:
      'Call, write or send a message: phone and landline numbers, mail addresses for contact and billing, our office in Kolkata and the hours in which we answer.',
    lastChanged: '2026-11-21',
  },
  {
    path: '/SubscribePopup',
    layout: 'subscribe',
    name: 'Subscribe',
    title: 'Subscribe to our articles by feed or mail',
    description:
      'Follow our articles without an account: take the Atom feed into your reader, or write us one mail that a person reads and answers.',
    lastChanged: '2026-11-21',
  },
] as const satisfies readonly Page[];
