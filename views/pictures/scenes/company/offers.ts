/** What is offered on the open table of the picture: amount, months, rate. */
export const offers = [
  ['₹5 crore', '12', '11.4%'],
  ['₹2 crore', '6', '10.9%'],
  ['₹12 crore', '24', '12.1%'],
] as const;
