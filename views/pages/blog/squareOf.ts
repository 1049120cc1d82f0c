import { motif } from '../../pictures/motif.ts';
import { landscape, largeText } from '../../styles/breakpoints.ts';
import type { PictureProps } from '../../widgets/parts/Picture.tsx';

/* Where posts are rows, as Post.css and SubscribePage.css have it. */
const media = `(not ${landscape}) and (not ${largeText})`;

/** The square of a cover, which phones show beside the title. */
export const squareOf = ({ src }: PictureProps): PictureProps['narrow'] => ({
  src: `${src}#${motif}`,
  width: 88,
  height: 88,
  media,
});
