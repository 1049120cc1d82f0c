/** The card that the picture of the PAN API page checks; the fifth letter of the number is the initial of the surname. */
export const panSpecimen = {
  number: 'ABCPS1234F',
  name: 'Ananya Sen',
  born: '14 March 1994',
} as const;

/** The same as its holder types it into a form. */
export const panFields = [
  ['PAN', panSpecimen.number],
  ['Name', panSpecimen.name],
  ['Date of birth', panSpecimen.born],
] as const;
