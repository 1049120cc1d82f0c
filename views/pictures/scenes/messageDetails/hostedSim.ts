/** Where a hosted SIM sends what it receives, and what it does not do, each with its sign. */
export const textWays = [
  ['mail', 'Email'],
  ['chart', 'Panel'],
  ['cloud', 'Server'],
] as const;

export const barredTasks = [
  ['send', 'Sent texts'],
  ['handset', 'Calls'],
  ['sim', 'More SIMs'],
] as const;
