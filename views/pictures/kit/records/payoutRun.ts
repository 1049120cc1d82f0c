import type { SellerName } from './sellers.ts';

/**
 * What three sellers below the first are paid by the same plan: 10% of the own sales, 5% of those of the level below, less 2%
 * of TDS, in whole rupees; and whether that is paid, or checked and waiting for approval.
 */
export const payoutRun: readonly (readonly [name: SellerName, amount: string, isPaid: boolean])[] =
  [
    ['Anil', '₹8,261', true],
    ['Farida', '₹6,733', true],
    ['Joy', '₹2,097', false],
  ];
