import { figures } from '../figures.ts';
import type { IconName } from '../icon.ts';
import type { PictureName } from '../pictureName.ts';

/** A service as a card that leads to its page. */
export interface ServiceCard {
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

/** What one kind of customer comes for. */
export interface AboutService extends ServiceCard {
  readonly icon: IconName;
}

/** A core service with a picture of its product for a narrow card, and one that shows more for a wide card. */
export interface CoreService extends ServiceCard {
  readonly glimpse: PictureName;
  /** On a phone: a drawing without small words, beside those of the card. */
  readonly thumbnail: PictureName;
  readonly picture?: PictureName;
}

const modes = figures.payout.modes.join(', ').replace(/, ([^,]+)$/, ' or $1');

/** The four services of the street, each below its place: what each kind of customer comes for, in one line. */
export const serviceCards: readonly AboutService[] = [
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
    text: `Payouts by ${modes}.`,
    path: '/PayoutApi',
    glimpse: 'core-bank',
    thumbnail: 'core-bank-narrow',
  },
  {
    title: 'Utility APIs',
    text: 'Bill payment in twelve categories, and recharges.',
    path: '/BbpsPage',
    glimpse: 'core-utility',
    thumbnail: 'core-utility-narrow',
  },
  {
    title: 'IT Service and Solution',
    text: 'Software, web and recharge applications, MLM software, blockchain and digital marketing.',
    path: '/SoftwareDevelopment',
    glimpse: 'core-software-low',
    thumbnail: 'core-software-narrow',
    picture: 'core-software',
  },
  {
    title: 'Banking - BC Model',
    text: `AEPS for customers of over ${figures.aeps.banks} banks: cash, balance and mini statement with a fingerprint.`,
    path: '/AepsPage',
    glimpse: 'core-counter-low',
    thumbnail: 'core-counter-narrow',
    picture: 'core-counter',
  },
  {
    title: 'Fintech',
    text: 'POS, mobile ATM, prepaid cards and PAN applications.',
    path: '/PosPage',
    glimpse: 'core-fintech',
    thumbnail: 'core-fintech-narrow',
  },
  {
    title: 'Travel Services',
    text: 'Train tickets: search, book, cancel and check the PNR.',
    path: '/TravelApi',
    glimpse: 'core-travel',
    thumbnail: 'core-travel-narrow',
  },
];
