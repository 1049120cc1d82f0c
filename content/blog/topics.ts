/** The subjects of the posts. */
import type { Path } from '../pages.ts';
import type { BlogTopic } from './post.ts';

interface Topic {
  readonly label: string;
  /** The service that an article on the subject leads to. */
  readonly service: Path;
  /** Other subjects of the same readers, the nearest first. */
  readonly near: readonly BlogTopic[];
}

export const topics: Readonly<Record<BlogTopic, Topic>> = {
  recharge: { label: 'Recharges', service: '/RechargeApi', near: ['bills', 'software'] },
  bills: { label: 'Bill payments', service: '/BbpsPage', near: ['recharge', 'transfer'] },
  travel: { label: 'Train tickets', service: '/TravelApi', near: ['recharge', 'bills'] },
  transfer: { label: 'Money transfer', service: '/DmtPage', near: ['payout', 'cash'] },
  payout: { label: 'Payouts', service: '/PayoutApi', near: ['transfer', 'software'] },
  pan: { label: 'PAN', service: '/PanCardApi', near: ['cash', 'transfer'] },
  cash: { label: 'Banking counters', service: '/AepsPage', near: ['cards', 'transfer'] },
  cards: { label: 'Cards', service: '/PosPage', near: ['cash', 'payout'] },
  software: { label: 'Software', service: '/SoftwareDevelopment', near: ['blockchain', 'payout'] },
  messaging: { label: 'Messaging', service: '/BulkSMS', near: ['marketing', 'software'] },
  marketing: { label: 'Marketing', service: '/DigitalMarketing', near: ['messaging', 'software'] },
  blockchain: { label: 'Blockchain', service: '/Blockchain', near: ['software', 'payout'] },
};

/** In the order in which the list of posts offers them. */
export const blogTopics = Object.keys(topics) as readonly BlogTopic[];
