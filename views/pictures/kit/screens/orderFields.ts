/** What one order asks for on its screen: each item, how many of it, and how many are left. */
export const orderFields = [
  ['Carton 12 × 9', '400', '1,600 left'],
  ['Tape 48 mm', '60', '240 left'],
] as const;
