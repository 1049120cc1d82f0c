import type { LaneKind } from '../shapes/DayLanes.tsx';

/** The modes of a payout, and how each moves money. */
export const payoutModes: readonly { readonly name: string; readonly lane: LaneKind }[] = [
  { name: 'NEFT', lane: 'batches' },
  { name: 'RTGS', lane: 'always' },
  { name: 'IMPS', lane: 'always' },
  { name: 'UPI', lane: 'always' },
  { name: 'PPI Wallet', lane: 'always' },
];
