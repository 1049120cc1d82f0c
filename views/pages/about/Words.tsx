import type { ReactNode } from 'react';
import type { Word } from '#content/about.ts';
import { desktop } from '../../styles/breakpoints.ts';
import { usePicture } from '../../usePicture.ts';
import { Picture, type PictureProps } from '../../widgets/parts/Picture.tsx';

/* Four in a row on a tablet are as small as one beside the words on a phone. */
const simpler = ({ narrow, ...picture }: PictureProps): PictureProps => ({
  ...picture,
  narrow: narrow && { ...narrow, media: `(not ${desktop})` },
});

/** The words of the heading one by one, each with a drawing of what it means. */
export function Words({ words }: { readonly words: readonly Word[] }): ReactNode {
  const find = usePicture();
  return (
    <ul className="offers aim">
      {words.map(({ picture, word, text }) => (
        <li key={word}>
          <Picture {...simpler(find(picture))} />
          <div>
            <h3>{word}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
