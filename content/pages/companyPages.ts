import { figures } from '../figures.ts';
import type { Page } from './page.ts';

export const companyPages = [
  {
    path: '/',
    layout: 'home',
    name: 'Home',
    title: 'Payment APIs, fintech and software in India',
    description: `Recharge, BBPS, payout and travel APIs, AEPS and POS for shops, bulk SMS and custom software from an Indian company with ${figures.company.yearsOfExperience}+ years of experience.`,
    lastChanged: '2026-11-29',
  },
  {
    path: '/About',
    layout: 'about',
    name: 'About',
    title: 'About us: fintech and IT company in Kolkata',
    description:
      'A fintech and IT services company in Kolkata: payment APIs, banking services for shops, custom software, and our long-term aim for institutional lending.',
    lastChanged: '2026-11-30',
    menu: [
      {
        group: 'About',
        label: 'Overview',
        line: 'What we do and where we are going',
        icon: 'building',
      },
    ],
  },
  {
    path: '/Career',
    layout: 'careers',
    name: 'Career',
    title: 'Careers: software developer jobs in Kolkata',
    description:
      'Android Developer and Sr. Software Developer jobs in Kolkata: full time, work from office. See the work, qualifications and salary, and apply by email.',
    lastChanged: '2026-11-29',
    menu: [
      { group: 'About', label: 'Career', line: 'Developer jobs in Kolkata', icon: 'briefcase' },
    ],
  },
  {
    path: '/Blog',
    layout: 'blog',
    name: 'Blog',
    title: 'Blogs: payments, banking and software',
    description:
      'Thirty short guides on recharge, bill payment, payouts, AEPS, PAN, train tickets, bulk SMS and software, written for shops, finance teams and developers.',
    lastChanged: '2026-11-30',
  },
  {
    path: '/Contact',
    layout: 'contact',
    name: 'Contact',
    title: 'Contact us: phone, email and office hours',
    description:
      'Call, email or message our office in Kolkata, India: mobile and landline numbers, email addresses, office hours and a contact form.',
    lastChanged: '2026-11-30',
  },
  {
    path: '/SubscribePopup',
    layout: 'subscribe',
    name: 'Subscribe',
    title: 'Get new posts in your feed reader',
    description:
      'Get new posts on payments, banking and software in your feed reader, without an account or newsletter, or email us a question about our services.',
    lastChanged: '2026-11-30',
  },
] as const satisfies readonly Page[];
