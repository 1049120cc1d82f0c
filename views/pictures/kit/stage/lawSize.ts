/** The sizes of the pair of drawings about the law, and how the narrow ones move what they share with the wide ones. */
export const lawSize = {
  wide: { width: 528, height: 192 },
  narrow: { width: 400, height: 192 },
} as const;

/** Which of the two sizes is drawn. */
export interface LawProps {
  readonly size: keyof typeof lawSize;
}
