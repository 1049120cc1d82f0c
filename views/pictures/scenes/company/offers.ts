/** What is offered on the open table of the picture: amount, period, rate. The second is agreed on. */
export const offers = [
  ['₹5 crore', '12 months', '11.4%'],
  ['₹2 crore', '6 months', '10.9%'],
] as const;

/** The records below it, of which the last one has what is agreed on. */
export const records = [
  ['No. 1041', 'd208…6b'],
  ['No. 1042', '5e0a…c8'],
  ['No. 1043', 'f47b…19'],
] as const;
