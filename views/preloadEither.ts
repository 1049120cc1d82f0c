import { preload } from 'react-dom';
import { phone, sideBySide } from './styles/breakpoints.ts';
import type { PictureProps } from './widgets/parts/Picture.tsx';

/**
 * Asks for the drawing of a first-screen picture that this screen will show. React preloads an `<img>` by itself, but
 * not where the browser has a choice between drawings, or between one that moves and one that is still.
 */
export function preloadEither({ src, narrow, medium }: PictureProps): void {
  const image = { as: 'image', fetchPriority: 'high' } as const;
  if (narrow === undefined) {
    preload(src, image);
    return;
  }
  /* No screen fits two of them: it would fetch both. */
  const wider = `not all and ${phone}`;
  preload(src, { ...image, media: medium ? sideBySide : wider });
  preload(narrow.src, { ...image, media: phone });
  if (medium) preload(medium.src, { ...image, media: `(not ${phone}) and (not ${sideBySide})` });
}
