import type { PictureName } from './pictureName.ts';

/** A picture and what it shows, for those who cannot see it. */
export interface PictureText {
  readonly name: PictureName;
  /** A drawing of the same for phones or, of a picture beside words, for where it stands beside their heading. */
  readonly narrow?: PictureName;
  /** Beside a narrow one: a drawing of the same for what lies between phones and screens that have a head side by side. */
  readonly medium?: PictureName;
  /** Of a picture of steps, or of parts that have words each: the narrow drawing has a view for each, which phones show beside its words. */
  readonly stepwise?: true;
  readonly alt: string;
}
