import { cardFaceSize } from '../../kit/money/CardFace.tsx';

/** The air above a card at the head of a column of a table. */
export const tableCardTop = 28;

/** The size of such a card with its air. */
export const tableCardSize = {
  width: cardFaceSize.width,
  height: cardFaceSize.height + tableCardTop,
} as const;
