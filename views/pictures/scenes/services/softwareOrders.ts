/** The orders in the picture of the software page: who, where, and how far. */
export const softwareOrders = [
  { initials: 'AS', title: 'Ananya Sen', note: 'Howrah', status: ['green', 'Paid'] },
  { initials: 'GP', title: 'Gupta Packaging', note: 'Asansol', status: ['brand', 'Sent'] },
  { initials: 'IS', title: 'Imran Shaikh', note: 'Malda', status: ['green', 'Paid'] },
  { initials: 'LN', title: 'Lakshmi Nair', note: 'Kharagpur', status: ['marigold', 'New'] },
] as const;

/** The code that they come from. */
export const orderCode = [
  'function place(order) {',
  '  const total = sum(order.lines);',
  '}',
] as const;
