/** When the office is open, as short as on a sign. */
export const hours = [
  ['Mon–Sat', '10 AM – 7 PM'],
  ['Sunday', '12 PM – 7 PM'],
] as const;
