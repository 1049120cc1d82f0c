/** The size of the picture of a kind of number at the head of its column: on a page, and on a phone. */
export const codeSize = {
  wide: { width: 264, height: 172 },
  narrow: { width: 100, height: 92 },
} as const;
