import type { PictureName } from './pictureName.ts';

/** The closing band of a page: a heading, one or two sentences, and what is drawn beside them. */
export interface ClosingCall {
  readonly heading: string;
  readonly text: string;
  /** Instead of the scene at the head of the page. */
  readonly picture?: PictureName;
  /** A lower drawing of that picture for phones. */
  readonly narrow?: PictureName;
}
