import type { Portrait } from './Portrait.tsx';

/** What an approver looks like. */
export type ApproverLook = Pick<
  Parameters<typeof Portrait>[0],
  'hair' | 'skin' | 'glasses' | 'clothes' | 'tone'
>;

/** Who enters a batch of payouts and who approves it: two heads that none of its payees has. */
export const approvers = {
  enters: { hair: 'bob', glasses: true, clothes: 'brand' },
  approves: { hair: 'beard', skin: 'skin-deep', tone: 'marigold-soft', clothes: 'deep-lift' },
} as const satisfies Record<string, ApproverLook>;
