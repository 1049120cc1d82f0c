/** The grounds of the stations of an order (orderStations.tsx), in their order: soft colours, which are no holes in a dark band. */
export const orderGrounds = ['brand-soft', 'marigold-soft', 'brand-soft', 'green-soft'] as const;

/** The grounds of the stations of a recharge (rechargeStations.tsx), in their order. */
export const rechargeGrounds = ['brand-soft', 'green-soft', 'marigold-soft', 'brand-soft'] as const;
