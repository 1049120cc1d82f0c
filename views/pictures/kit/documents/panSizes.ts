/** All measures of the PAN card and of the verdict across its foot. */
export const panSizes = {
  width: 368,
  height: 258,
  head: 50,
  pad: 18,
  title: 21,
  note: 16,
  photo: { y: 70, width: 88, height: 110 },
  sign: { y: 196, scale: 0.76 },
  rows: { x: 126, y: 54, step: 62 },
  caption: 15,
  value: 22,
  tick: 34,
  verdict: { y: 246, height: 76, over: 8, mark: 46, word: 25, more: 17 },
} as const;
