/** The size of the picture of a kind of number at the head of its column: on a page, and on a phone; and of the picture in the corner before them. */
export const codeSize = {
  wide: { width: 264, height: 160 },
  narrow: { width: 100, height: 92 },
  corner: { width: 200, height: 206 },
} as const;
