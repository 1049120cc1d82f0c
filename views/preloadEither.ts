import { preload } from 'react-dom';
import { phone } from './styles/breakpoints.ts';
import type { PictureProps } from './widgets/parts/Picture.tsx';

/**
 * Asks for the drawing of a first-screen picture that this screen will show. React preloads an `<img>` by itself, but
 * not where the browser has a choice between two drawings, or between one that moves and one that is still.
 */
export function preloadEither({ src, narrow }: PictureProps): void {
  const image = { as: 'image', fetchPriority: 'high' } as const;
  if (narrow === undefined) {
    preload(src, image);
    return;
  }
  preload(src, { ...image, media: `not all and ${phone}` });
  preload(narrow.src, { ...image, media: phone });
}
