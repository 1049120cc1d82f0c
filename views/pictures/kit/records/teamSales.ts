import type { SellerName } from './sellers.ts';

type TeamSale = readonly [name: SellerName, sale: string, share: string];

/** The sellers on two levels with what each has sold and the 5% of it; the sums are those of the calculation. */
export const teamSales: readonly TeamSale[] = [
  ['Anil', '₹64,500', '₹3,225'],
  ['Farida', '₹56,500', '₹2,825'],
  ['Joy', '₹21,400', '₹1,070'],
  ['Mitali', '₹18,200', '₹910'],
  ['Arjan', '₹14,900', '₹745'],
  ['Nisha', '₹9,500', '₹475'],
];
