import type { PictureName } from './pictureName.ts';

/** A picture and what it shows, for those who cannot see it. */
export interface PictureText {
  readonly name: PictureName;
  /** A simpler drawing of the same, for phones. */
  readonly narrow?: PictureName;
  readonly alt: string;
}
