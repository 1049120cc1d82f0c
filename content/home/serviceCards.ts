import type { PictureName } from '../pictureName.ts';
import type { Card } from '../sections.ts';

/** A card that leads to a page. */
export interface ServiceCard extends Card {
  readonly path: string;
}

/** A core service; a card with a picture is wide, and shows the product beside its words. */
export interface CoreService extends ServiceCard {
  readonly picture?: PictureName;
}

/** The four cards under the hero. */
export const serviceCards: readonly ServiceCard[] = [
  {
    icon: 'landmark',
    title: 'Bank APIs',
    text: 'Your software sends money to bank accounts, UPI ids and wallets, and files the reference of each payment. Nobody types it into a bank’s website.',
    path: '/PayoutApi',
  },
  {
    icon: 'handshake',
    title: 'IT Consulting',
    text: 'Tell us what you run today and where it hurts. We help you decide what to build, what to buy and what to leave alone, with the costs side by side.',
    path: '/Contact',
  },
  {
    icon: 'fingerprint',
    title: 'Banking - BC Model',
    text: 'Bring the bank to streets that have no branch: a shop, a scanner and a phone are enough for the everyday things people go to a branch for.',
    path: '/AepsPage',
  },
  {
    icon: 'code',
    title: 'Custom Software Development',
    text: 'Web applications, mobile apps and back-office tools written for the way your team works, planned with you and delivered in stages that you can try.',
    path: '/SoftwareDevelopment',
  },
];

/** The second variant: the six core services. */
export const coreServices: readonly CoreService[] = [
  {
    icon: 'landmark',
    title: 'Bank APIs',
    text: 'Pay salaries, vendors and refunds into bank accounts from your own software. Add a beneficiary, send the amount, ask for its status.',
    path: '/PayoutApi',
    picture: 'payout-api',
  },
  {
    icon: 'zap',
    title: 'Utility APIs',
    text: 'Electricity, water, gas, insurance, FASTag and more through the national bill payment system. Fetch the bill, take the payment, return the receipt.',
    path: '/BbpsPage',
  },
  {
    icon: 'server',
    title: 'IT Service and Solution',
    text: 'Software development, recharge applications, MLM software, digital marketing and blockchain, from the first page of requirements to running and repairing the result.',
    path: '/SoftwareDevelopment',
  },
  {
    icon: 'fingerprint',
    title: 'Banking - BC Model',
    text: 'Turn a shop into a banking point. Customers withdraw cash, check a balance or take a mini statement with their Aadhaar number and a fingerprint.',
    path: '/AepsPage',
    picture: 'aeps',
  },
  {
    icon: 'credit-card',
    title: 'Fintech',
    text: 'POS and mPOS terminals, mobile ATM, prepaid cards and PAN card services, so that one counter can take cards, hand out cash and accept applications.',
    path: '/PosPage',
    picture: 'pos',
  },
  {
    icon: 'train',
    title: 'Travel Services',
    text: 'Search trains, book tickets, cancel them and follow the PNR from your own counter or app, with every booking in the same ledger.',
    path: '/TravelApi',
  },
];
