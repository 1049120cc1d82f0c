import type { ReactNode } from 'react';
import type { PictureName } from '#content/pictureName.ts';
import { usePicture } from '../usePicture.ts';
import { Picture } from '../widgets/parts/Picture.tsx';

/** A picture beside words that say the same, so assistive technology skips it. */
export function SilentPicture({ name }: { readonly name: PictureName }): ReactNode {
  const find = usePicture();
  return <Picture {...find({ name, alt: '' })} />;
}
