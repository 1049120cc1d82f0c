/** What the register of a network says about the number in the pictures. */
export const registerAnswers = [
  ['Operator', 'OP1'],
  ['Circle', 'KOL'],
  ['Ported', 'Yes'],
] as const;
