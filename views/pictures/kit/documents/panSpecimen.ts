/** The invented holder of a PAN as a form asks for it and its card states it; the fifth letter of the number is the initial of the surname. */
export const panSpecimen = [
  ['PAN', 'ABCPS1234F'],
  ['Name', 'Ananya Sen'],
  ['Date of birth', '14 Mar 1994'],
] as const;
