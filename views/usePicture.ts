import { useSite } from './site.ts';
import type { PictureProps } from './widgets/parts/Picture.tsx';

/** What content says of a picture: the name of its file and its words. */
export interface PictureText {
  readonly name: string;
  /** The file of a simpler drawing of the same, for phones. */
  readonly narrow?: string;
  readonly alt: string;
}

/** Gives the function that finds the built file of a picture. */
export function usePicture(): (picture: PictureText) => PictureProps {
  const { picture } = useSite();
  return ({ name, narrow, alt }) => ({
    ...picture(name),
    ...(narrow && { narrow: picture(narrow) }),
    alt,
  });
}
