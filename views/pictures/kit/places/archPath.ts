/** The outline of an opening under a round top: its left edge, its width, and the heights of its foot and its crown. */
export const archPath = (x: number, width: number, foot: number, crown: number): string =>
  `M${x} ${foot}V${crown + width / 2}a${width / 2} ${width / 2} 0 01${width} 0V${foot}z`;
