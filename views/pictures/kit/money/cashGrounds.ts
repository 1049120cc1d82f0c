/** The grounds of the moments of a cash withdrawal (cashMoments.tsx), in their order. */
export const cashGrounds = ['brand-soft', 'green-soft', 'marigold-soft', 'brand-soft'] as const;
