/** The card that the picture of the PAN API page checks; the fifth letter of the number is the initial of the surname. */
export const panSpecimen = {
  number: 'ABCPS1234F',
  name: 'Ananya Sen',
  born: '14 March 1994',
} as const;

/** What the check says about it. */
export const panChecks = [
  'PAN valid and operative',
  'Name matches',
  'Date of birth matches',
] as const;
