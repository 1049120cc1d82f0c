import type { PictureName } from './pictureName.ts';

/** A picture and what it shows, for those who cannot see it. */
export interface PictureText {
  readonly name: PictureName;
  /** A drawing of the same for phones or, of a picture beside words, for where it stands below them. */
  readonly narrow?: PictureName;
  readonly alt: string;
}
