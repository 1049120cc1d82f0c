import { figures } from '../figures.ts';
import type { PictureName } from '../pictureName.ts';

/** A service as a card that leads to its page. */
export interface ServiceCard {
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

/** A core service with a picture of its product. */
export interface CoreService extends ServiceCard {
  readonly picture: PictureName;
  /** On a phone: a drawing without small words, beside those of the card; of a wide card, one as wide as the card. */
  readonly thumbnail: PictureName;
  /** Two columns wide where there is room, so that its picture is whole. */
  readonly isWide?: true;
}

const modes = figures.payout.modes.join(', ').replace(/, ([^,]+)$/, ' or $1');

/** The four services of the street, each below its place: what each kind of customer comes for, in one line. */
export const serviceCards: readonly ServiceCard[] = [
  {
    title: 'Bank APIs',
    text: 'Payouts from your own software.',
    path: '/PayoutApi',
  },
  {
    title: 'IT Consulting',
    text: 'What to build, buy or keep.',
    path: '/Contact',
  },
  {
    title: 'Banking - BC Model',
    text: 'Everyday banking at local shops.',
    path: '/AepsPage',
  },
  {
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
    picture: 'core-bank',
    thumbnail: 'core-bank-narrow',
  },
  {
    title: 'Utility APIs',
    text: 'Bill payment in twelve categories, and recharges.',
    path: '/BbpsPage',
    picture: 'core-utility',
    thumbnail: 'core-utility-narrow',
  },
  {
    title: 'IT Service and Solution',
    text: 'Software, web and recharge applications, MLM software, blockchain and digital marketing.',
    path: '/SoftwareDevelopment',
    picture: 'core-software',
    thumbnail: 'core-software-narrow',
    isWide: true,
  },
  {
    title: 'Banking - BC Model',
    text: `AEPS for customers of over ${figures.aeps.banks} banks: cash, balance and mini statement with a fingerprint.`,
    path: '/AepsPage',
    picture: 'core-counter',
    thumbnail: 'core-counter-narrow',
    isWide: true,
  },
  {
    title: 'Fintech',
    text: 'POS, mobile ATM, prepaid cards and PAN applications.',
    path: '/PosPage',
    picture: 'core-fintech',
    thumbnail: 'core-fintech-narrow',
  },
  {
    title: 'Travel Services',
    text: 'Train tickets: search, book, cancel and check the PNR.',
    path: '/TravelApi',
    picture: 'core-travel',
    thumbnail: 'core-travel-narrow',
  },
];
