import type { PictureText } from '#content/pictureText.ts';
import { useSite } from './site.ts';
import type { PictureProps } from './widgets/parts/Picture.tsx';

/** Gives the function that finds the built file of a picture. */
export function usePicture(): (picture: PictureText) => PictureProps {
  const { picture } = useSite();
  return ({ name, narrow, medium, alt }) => ({
    ...picture(name),
    ...(narrow && { narrow: picture(narrow) }),
    ...(medium && { medium: picture(medium) }),
    alt,
  });
}
