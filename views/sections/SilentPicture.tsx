import type { ReactNode } from 'react';
import type { PictureText } from '#content/pictureText.ts';
import { usePicture } from '../usePicture.ts';
import { Picture } from '../widgets/parts/Picture.tsx';

/** A picture beside words that say the same. Where nothing but text is read, what draws none needs no site around it. */
export function SilentPicture({ picture }: { readonly picture: PictureText }): ReactNode {
  const find = usePicture();
  return <Picture {...find(picture)} />;
}
