/** What the register of a network says about the number in the pictures, besides that it is in service. */
export const registerAnswers = [
  ['Operator', 'OP1'],
  ['Circle', 'KOL'],
  ['Ported', 'Yes'],
] as const;
