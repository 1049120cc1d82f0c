import { figures } from '../figures.ts';
import type { PictureName } from '../pictureName.ts';
import type { Card } from '../sections.ts';

/** A card that leads to a page. */
export interface ServiceCard extends Card {
  readonly path: string;
}

/** A core service with a low picture of its product, above the words of a narrow card, and one beside those of a wide card. */
export interface CoreService extends Omit<ServiceCard, 'icon'> {
  readonly glimpse: PictureName;
  readonly picture?: PictureName;
}

const modes = figures.payout.modes.join(', ').replace(/, ([^,]+)$/, ' or $1');

/** The four cards under the hero: what each kind of customer comes for, in one line. */
export const serviceCards: readonly ServiceCard[] = [
  {
    icon: 'landmark',
    title: 'Bank APIs',
    text: 'Payouts from your own software.',
    path: '/PayoutApi',
  },
  {
    icon: 'handshake',
    title: 'IT Consulting',
    text: 'What to build, buy or keep.',
    path: '/Contact',
  },
  {
    icon: 'fingerprint',
    title: 'Banking - BC Model',
    text: 'Everyday banking at local shops.',
    path: '/AepsPage',
  },
  {
    icon: 'code',
    title: 'Custom Software Development',
    text: 'Web, mobile and office systems.',
    path: '/SoftwareDevelopment',
  },
];

/** The second variant, the six core services: what belongs to each. */
export const coreServices: readonly CoreService[] = [
  {
    title: 'Bank APIs',
    text: `Three calls make a payout: add the beneficiary, pay, and check the status. Choose from ${modes}.`,
    path: '/PayoutApi',
    glimpse: 'core-bank',
  },
  {
    title: 'Utility APIs',
    text: 'Bill payment in twelve BBPS categories, from electricity to FASTag, and recharges for mobile, DTH and data cards.',
    path: '/BbpsPage',
    glimpse: 'core-utility',
  },
  {
    title: 'IT Service and Solution',
    text: 'Software and web application development, recharge applications, MLM software, blockchain and digital marketing.',
    path: '/SoftwareDevelopment',
    glimpse: 'core-software-low',
    picture: 'core-software',
  },
  {
    title: 'Banking - BC Model',
    text: `AEPS for customers of over ${figures.aeps.banks} banks: cash withdrawal, balance enquiry and mini statement with Aadhaar and a fingerprint.`,
    path: '/AepsPage',
    glimpse: 'core-counter-low',
    picture: 'core-counter',
  },
  {
    title: 'Fintech',
    text: 'POS and mPOS terminals, mobile ATM, prepaid cards, PAN card applications, and money transfer within India and to Nepal.',
    path: '/PosPage',
    glimpse: 'core-fintech',
  },
  {
    title: 'Travel Services',
    text: 'A train ticket API for your app or portal: search trains, book and cancel tickets, and check the PNR status.',
    path: '/TravelApi',
    glimpse: 'core-travel',
  },
];
