/** The stages of the example project that are still to be built when its scope is signed; the amounts, in rupees, are invented. */
export const quotedStages = [
  { title: 'Orders and stock', due: '20 Dec', amount: 120_000 },
  { title: 'Invoices and messages', due: '10 Jan', amount: 80_000 },
  { title: 'Go-live', due: '24 Jan', amount: 50_000 },
] as const;

/** What all of them cost before any change. */
export const quotedPrice = quotedStages.reduce((sum, { amount }) => sum + amount, 0);

/** Added later, and priced before it is built. */
export const quotedChange = { title: '+ Stock report', amount: 15_000 } as const;
