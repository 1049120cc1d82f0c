/** All measures of the PAN card and of the verdict across its foot, on a page and on a phone. */
export const panSizes = {
  wide: {
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
  },
  narrow: {
    width: 212,
    height: 184,
    head: 34,
    pad: 10,
    title: 15,
    note: 13,
    photo: { y: 46, width: 46, height: 62 },
    sign: { y: 122, scale: 0.4 },
    rows: { x: 64, y: 37, step: 45 },
    caption: 13,
    value: 15,
    tick: 22,
    verdict: { y: 176, height: 56, over: 6, mark: 32, word: 16.5, more: 14 },
  },
} as const;

/** Which of them. */
export type PanSize = keyof typeof panSizes;
