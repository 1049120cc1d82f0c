interface Payout {
  readonly name: string;
  /** Of a person; a company has a shop instead. */
  readonly hair?: 'short' | 'beard' | 'bun' | 'long' | 'turban';
  readonly clothes?: 'green' | 'marigold' | 'brand' | 'red';
  readonly mode: string;
  readonly amount: string;
  /** How broad its stream is drawn: as the amount is large, but never too thin to be seen. */
  readonly thick: number;
}

/** What the picture of the payout page pays from, and what all its payouts come to. */
export const payoutBalance = '₹6,18,450';
export const payoutsToday = '₹3,19,049';

/** The largest first, so that no stream crosses another. */
export const payouts: readonly [Payout, Payout, Payout, Payout, Payout] = [
  { name: 'Gupta Packaging', mode: 'RTGS', amount: '₹2,36,000', thick: 60 },
  {
    name: 'Ananya Sen',
    hair: 'long',
    clothes: 'marigold',
    mode: 'NEFT',
    amount: '₹42,500',
    thick: 11,
  },
  {
    name: 'Arjun Pillai',
    hair: 'short',
    clothes: 'green',
    mode: 'IMPS',
    amount: '₹38,400',
    thick: 10,
  },
  {
    name: 'Imran Shaikh',
    hair: 'beard',
    clothes: 'brand',
    mode: 'UPI',
    amount: '₹1,299',
    thick: 4,
  },
  {
    name: 'Lakshmi Nair',
    hair: 'bun',
    clothes: 'red',
    mode: 'PPI Wallet',
    amount: '₹850',
    thick: 4,
  },
];
